import Clock from 'lucide-react/icons/clock';
import { limits } from '#contract/protocol/limits.ts';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { monthDayTime, thousands, upTo } from '#src/ui/format.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

const messages = bookingMessages.summary;

const routeOf = ({ quote: { origin, destination, goods } }: FormEditor): string => {
  if (goods) return goods.nameZh;
  return destination ? messages.route(origin.nameZh, destination.nameZh) : origin.nameZh;
};

/** The chosen items, whether the goods are dangerous, and their load. */
const cargoOf = ({ service, quote, form, facts }: FormEditor): string[] => {
  const items = form.items.flatMap(({ code, quantity }) => {
    const nameZh = quote.items.find((item) => item.code === code)?.nameZh;
    const name = isContainer(code) ? code : nameZh && namePartsOf(nameZh).head;
    return name && Number(quantity) > 0 ? [messages.items(name, Number(quantity))] : [];
  });
  const { packages, grossKg, volumeM3 } = facts;
  const load =
    packages + grossKg > 0 ? messages.load(thousands(packages), upTo(grossKg), upTo(volumeM3)) : messages.noLoad;
  return [...items, ...(facts.isDangerous ? [messages.dangerous] : []), ...(service.hasCargo ? [load] : [])];
};

/** The next deadline of the order with the time left; the price's end where there is no departure. */
const deadlineOf = ({ quote, facts, now }: FormEditor) => {
  const next = deadlinesOf(quote.sailing?.cutOffs ?? [], facts.isDangerous).find((deadline) => deadline.at > now);
  const { nameZh, at } = next ?? { nameZh: messages.validUntil, at: new Date(quote.validUntil) };
  const left = roughlyLeft(at.toISOString(), now.getTime());
  return {
    name: nameZh.split('（')[0] ?? nameZh,
    at: at.toISOString(),
    left: left === undefined ? bookingMessages.sailing.passed : messages.left(left),
    isSoon: at.getTime() - now.getTime() < limits.cutOffSoonMs,
  };
};

/** What is ordered and by when, above the fees: it stays in sight while the form is filled. */
export function OrderSummary({ editor }: { editor: FormEditor }) {
  const { name, at, left, isSoon } = deadlineOf(editor);
  return (
    <section aria-label={messages.title} className="shrink-0 border-b border-line px-5 py-3.5">
      <p className="font-semibold">{routeOf(editor)}</p>
      <p className="text-sm text-ink-soft tabular-nums">{cargoOf(editor).join(' · ')}</p>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-sm">
        <Clock className={`size-4 self-center ${isSoon ? 'text-critical' : 'text-brand-600'}`} />
        {name}
        <b className={`font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>{left}</b>
        <time dateTime={at} className="ml-auto text-xs text-ink-soft tabular-nums">
          {monthDayTime(at)}
        </time>
      </p>
    </section>
  );
}

/** The same in one line, above the bar of a narrow screen. */
export function SummaryLine({ editor }: { editor: FormEditor }) {
  const { name, left, isSoon } = deadlineOf(editor);
  return (
    <p className="-mb-2 flex w-full items-baseline justify-between gap-3 text-xs text-ink-soft tabular-nums">
      <span className="min-w-0 truncate">{[routeOf(editor), ...cargoOf(editor)].join(' · ')}</span>
      <span className={`shrink-0 ${isSoon ? 'font-semibold text-critical' : 'text-ink'}`}>
        {name} {left}
      </span>
    </p>
  );
}
