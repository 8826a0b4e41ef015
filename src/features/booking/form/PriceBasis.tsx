import type { Fee } from '#contract/rules/pricing/price.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { upTo } from '#src/ui/format.ts';
import { basisRowsOf, basisText } from './quoteBasis.ts';
import type { FormEditor } from './formContext.ts';

interface Props {
  editor: FormEditor;
  fees: readonly Fee[];
}

/** The quantity that the price is computed from, with its rule. */
export function PriceBasis({ editor, fees }: Props) {
  const messages = bookingMessages.basis;
  const rows = basisRowsOf(editor, fees);
  if (rows.length === 0) return null;
  return (
    <section className="mb-4 rounded-md bg-canvas px-3 py-2.5">
      <h3 className="text-xs text-ink-faint">{messages.title}</h3>
      <dl>
        {rows.map(({ basis, value, paidAs }) => {
          const { name, rule } = basisText(basis);
          return (
            <div key={basis} className="mt-1">
              <dt className="sr-only">{name}</dt>
              <dd>
                <span aria-hidden="true">{name} </span>
                <b className="font-semibold tabular-nums">{upTo(value)}</b>{' '}
                {name !== basisZh[basis] && <span className="text-sm text-ink-soft">{basisZh[basis]}</span>}
                <span className="block text-xs text-ink-faint">
                  {rule}
                  {paidAs !== undefined && ` ${messages.higherBreak(upTo(paidAs))}`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
