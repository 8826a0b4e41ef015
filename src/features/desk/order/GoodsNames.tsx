import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { NameSource } from '#src/trade/NameSource.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

const { order: messages, findings } = deskMessages;

/** The Chinese names of the entries that an order declares, each with what corrects it. */
export function GoodsNames({ names, actor, isFree }: Acts & { names: DeskOrder['goodsNames'] }) {
  if (names.length === 0) return null;
  return (
    <DeskPart title={messages.goodsNames}>
      <ul className="flex flex-col gap-2">
        {names.map(({ unNumber, properShippingName, nameZh, nameZhSource }) => (
          <li key={`${unNumber} ${properShippingName}`} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <b className="tabular-nums">{findings.un(unNumber)}</b>
            <span className="break-words">{nameZh}</span>
            <NameSource source={nameZhSource} />
            <span lang="en" className="w-full break-words text-ink-soft">
              {properShippingName}
            </span>
            <Button
              tone="secondary"
              size="sm"
              disabled={!isFree}
              aria-label={messages.correctNameOf(unNumber, nameZh)}
              onClick={() =>
                actor.send({
                  type: 'act.chosen',
                  form: { kind: 'goodsNaming', unNumber, properShippingName },
                  values: { nameZh },
                })
              }
            >
              {messages.correctName}
            </Button>
          </li>
        ))}
      </ul>
    </DeskPart>
  );
}
