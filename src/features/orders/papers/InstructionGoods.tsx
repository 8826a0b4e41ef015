import { useSelector } from '@xstate/react';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import { dangerousName } from '#contract/orders/instructionChecks.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { upTo } from '#src/ui/format.ts';
import { InstructionField } from './InstructionField.tsx';

const { fields } = messages;

/** The goods, line by line, each with its container. */
export function InstructionGoods({ actor, isOpen }: { actor: InstructionActor; isOpen: boolean }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { form, order, problems } = state.context;
  if (!form || !order) return null;
  const edit = { actor, isOpen, problems };
  const isLoose = !shipsOwnContainers(order.line);
  return (
    <OrderPart title={messages.goods}>
      <ol className="flex flex-col gap-3">
        {form.lines.map((line, index) => {
          const item = order.order.cargo[line.cargo];
          const of = (name: Exclude<keyof typeof line, 'cargo'>) => ({
            ...edit,
            path: `lines.${index}.${name}`,
            label: fields[name],
            value: line[name],
          });
          const { removed, split } = {
            removed: { type: 'line.removed', index } as const,
            split: { type: 'line.split', index } as const,
          };
          return (
            // lines have no identity of their own
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <fieldset className="min-w-0 rounded-md border border-line p-3">
                <legend className="px-1 font-semibold break-words">
                  {messages.line(index + 1, item?.nameZh ?? '')}
                </legend>
                <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-soft">
                  <span className="tabular-nums">{item && messages.ordered(item.packages, upTo(item.grossKg))}</span>
                  <span className="flex flex-wrap gap-x-1">
                    <Button
                      tone="quiet"
                      size="sm"
                      aria-label={`${messages.line(index + 1, '')} ${messages.split}`}
                      disabled={!state.can(split)}
                      onClick={() => actor.send(split)}
                    >
                      {messages.split}
                    </Button>
                    {state.can(removed) && (
                      <Button
                        tone="quiet"
                        size="sm"
                        aria-label={`${messages.line(index + 1, '')} ${messages.removeLine}`}
                        onClick={() => actor.send(removed)}
                      >
                        {messages.removeLine}
                      </Button>
                    )}
                  </span>
                </div>
                <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3">
                  <InstructionField
                    {...of('containerNo')}
                    required={!isLoose}
                    hint={isLoose ? messages.hints.loose : undefined}
                  />
                  <InstructionField {...of('sealNo')} />
                  <InstructionField {...of('hsCode')} className="max-sm:col-span-2" inputMode="numeric" required />
                  <InstructionField {...of('packages')} inputMode="numeric" required />
                  <InstructionField {...of('grossKg')} inputMode="decimal" unit="kg" required />
                  <InstructionField {...of('volumeM3')} inputMode="decimal" unit="m³" required />
                  <InstructionField
                    {...of('description')}
                    className="col-span-full"
                    rows={3}
                    required
                    hint={item?.dangerous ? messages.danger(dangerousName(item.dangerous)) : undefined}
                  />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
    </OrderPart>
  );
}
