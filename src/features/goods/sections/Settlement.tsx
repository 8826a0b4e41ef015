import type { Constant, ConstType } from '#contract/search/referenceData.ts';
import { paths } from '#contract/app/routes.ts';
import { constantsIn, nameOf } from '#src/api/constantNames.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Block } from '#src/ui/Block.tsx';
import { goodsPageMessages as messages } from '#src/features/goods/messages/page.ts';

interface Props {
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
}

/** How goods are paid, and who transports them. */
export function Settlement({ constants }: Props) {
  const namesIn = (type: ConstType) =>
    constants ? (
      constantsIn(constants, type)
        .map(({ code }) => nameOf(constantsIn(constants, type), code))
        .join('、') || messages.settlement.asAgreed
    ) : (
      <Skeleton className="my-0.5 h-4.5 w-40" />
    );
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Block folds id="settlement" title={messages.settlement.title}>
        <dl className="rounded-lg border border-line bg-surface p-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <dt className="text-ink-soft">{messages.settlement.currency}</dt>
          <dd>{namesIn('currency')}</dd>
          <dt className="text-ink-soft">{messages.settlement.payment}</dt>
          <dd>{namesIn('paymentType')}</dd>
        </dl>
      </Block>
      <Block folds id="freight" title={messages.freight.title}>
        <ul className="flex flex-col rounded-lg border border-line bg-surface px-5 py-2">
          {messages.freight.links.map(({ to, name, text }) => (
            <li key={to} className="border-b border-line last:border-0">
              <a href={paths[to]} className="group block py-2.5">
                <span className="block font-medium text-brand-700 group-hover:underline">{name}</span>
                <span className="text-sm text-ink-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}
