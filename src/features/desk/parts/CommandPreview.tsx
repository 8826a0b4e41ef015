import { answerWayZh, fieldsOf, momentIn } from '#contract/desk/orders/commandForm.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { reviewTraitsOf } from '#contract/orders/reviewTraits.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';
import type { DeskValues } from '#machines/desk/deskFormRules.ts';
import { nextStatus } from '#machines/orders/orderLife.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime } from '#src/ui/format.ts';

const { preview: messages, fields, order: orderMessages } = deskMessages;

interface Props {
  order: DeskOrder;
  command: OrderCommand;
  values: DeskValues;
}

const shownValue = (name: string, text: string): string => {
  if (name === 'answeredWay') return answerWayZh[text] ?? '';
  const moment = name === 'at' || name === 'dueAt' ? momentIn(text) : undefined;
  if (!moment) return text;
  return name === 'dueAt' ? orderMessages.until(dayTime(moment.toISOString())) : dayTime(moment.toISOString());
};

/** What the customer will see of a command: the new status, and what the form says. */
export function CommandPreview({ order: { line, status, isDangerous, reviewReasons }, command, values }: Props) {
  const { moves, crossesBorders } = allServices[line];
  const traits = { ...reviewTraitsOf(isDangerous, reviewReasons), moves, crossesBorders };
  const next = nextStatus(status, command, traits);
  const stated = fieldsOf(command, line).map(
    ({ name }) => [fields[name], shownValue(name, values[name] ?? '')] as const,
  );
  return (
    <section aria-label={messages.title} className="rounded-md border border-dashed border-line-strong bg-surface p-3">
      <h3 className="text-sm font-semibold text-ink-soft">{messages.title}</h3>
      {next && <p className="font-medium">{messages.becomes(statusZhOf(allServices[line], next))}</p>}
      <Facts className="gap-y-1.5 whitespace-pre-line sm:grid-cols-3" facts={stated} />
    </section>
  );
}
