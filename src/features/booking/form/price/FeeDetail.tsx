import type { ContractPrice } from '#contract/booking/contractPrice.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { endTime, monthDayTime, thousands, upTo } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { CarbonQuote } from '#src/trade/Carbon.tsx';
import { ContractPrices, FeeTable } from '#src/trade/FeeTable.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import Clock from 'lucide-react/icons/clock';
import { limits } from '#contract/protocol/limits.ts';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import { roughlyLeft } from '#src/ui/deadline.ts';

const ruled = ['chargeableKg', 'revenueTon', 'tonDay', 'palletDay', 'squareMetreMonth', 'day'] as const;

type RuledBasis = (typeof ruled)[number];

/** A quantity that the price is computed from by a rule. */
interface BasisRow {
  basis: RuledBasis;
  value: number;
  /** The quantity of a higher weight break that is charged instead because it is cheaper. */
  paidAs: number | undefined;
}

/** The quantities that the price uses, or would use once there are fees. */
const basisRowsOf = ({ service, facts }: Pick<FormEditor, 'service' | 'facts'>, fees: readonly Fee[]): BasisRow[] => {
  const quantities = { ...service.measures(facts), ...service.perItem?.(facts) };
  const used = new Set(fees.map((fee) => fee.basis));
  return ruled.flatMap((basis) => {
    const value = quantities[basis] ?? 0;
    // a revenue ton is at least one, even for an empty form
    const isFilled = value > 0 && (basis !== 'revenueTon' || facts.grossKg + facts.volumeM3 > 0);
    if (!isFilled || !(used.has(basis) || fees.length === 0)) return [];
    const paidAs = fees.find((fee) => fee.basis === basis && fee.quantity > value && basis === 'chargeableKg');
    return [{ basis, value, paidAs: paidAs?.quantity }];
  });
};

/** The text of a basis: its name and its rule. */
const basisText = (basis: RuledBasis): { name: string; rule: string } => bookingMessages.basis[basis];

interface Props {
  editor: FormEditor;
  fees: readonly Fee[];
}

/** The quantity that the price is computed from, with its rule. */
function PriceBasis({ editor, fees }: Props) {
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

/** The price in detail: its basis, every fee, the exclusions, and its validity. */
export function FeeDetail({ price, editor }: { price: ContractPrice; editor: FormEditor }) {
  const { fees } = price;
  const messages = bookingMessages.fees;
  const { quote, promised } = editor;
  const itemNames = Object.fromEntries(
    quote.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <>
      {promised && (
        <Alert tone={promised.isInForce ? 'success' : 'notice'} className="mb-3 text-sm">
          {messages.promised[promised.isInForce ? 'holds' : 'differs'](promised.nameZh)}
        </Alert>
      )}
      <ContractPrices price={price} itemNames={itemNames} />
      <PriceBasis editor={editor} fees={fees} />
      {fees.length > 0 ? (
        <FeeTable fees={fees} itemNames={itemNames} />
      ) : (
        <p className="text-ink-soft">{messages.none}</p>
      )}
      {quote.carbon && <CarbonQuote carbon={quote.carbon} />}
      {quote.notIncluded.length > 0 && (
        <div className="mt-4 text-xs text-ink-soft">
          <p>{messages.notIncluded}</p>
          <p>{quote.notIncluded.join('、')}</p>
        </div>
      )}
      <p className="mt-2 text-xs text-ink-soft">{messages.validUntil(endTime(quote.validUntil))}</p>
    </>
  );
}

const summaryMessages = bookingMessages.summary;

const routeOf = ({ quote: { origin, destination, goods } }: FormEditor): string => {
  if (goods) return goods.nameZh;
  return destination ? summaryMessages.route(origin.nameZh, destination.nameZh) : origin.nameZh;
};

/** The chosen items, whether the goods are dangerous, and their load. */
const cargoOf = ({ service, quote, form, facts }: FormEditor): string[] => {
  const items = form.items.flatMap(({ code, quantity }) => {
    const nameZh = quote.items.find((item) => item.code === code)?.nameZh;
    const name = isContainer(code) ? code : nameZh && namePartsOf(nameZh).head;
    return name && Number(quantity) > 0 ? [summaryMessages.items(name, Number(quantity))] : [];
  });
  const { packages, grossKg, volumeM3 } = facts;
  const load =
    packages + grossKg > 0
      ? summaryMessages.load(thousands(packages), upTo(grossKg), upTo(volumeM3))
      : summaryMessages.noLoad;
  return [...items, ...(facts.isDangerous ? [summaryMessages.dangerous] : []), ...(service.hasCargo ? [load] : [])];
};

/** The next deadline of the order with the time left; the price's end where there is no departure. */
const deadlineOf = ({ quote, facts, now }: FormEditor) => {
  const next = deadlinesOf(quote.sailing?.cutOffs ?? [], facts.isDangerous).find((deadline) => deadline.at > now);
  const { nameZh, at } = next ?? { nameZh: summaryMessages.validUntil, at: new Date(quote.validUntil) };
  const left = roughlyLeft(at.toISOString(), now.getTime());
  return {
    name: nameZh.split('（')[0] ?? nameZh,
    at: at.toISOString(),
    left: left === undefined ? bookingMessages.sailing.passed : summaryMessages.left(left),
    isSoon: at.getTime() - now.getTime() < limits.cutOffSoonMs,
  };
};

/** What is ordered and by when, above the fees: it stays in sight while the form is filled. */
export function OrderSummary({ editor }: { editor: FormEditor }) {
  const { name, at, left, isSoon } = deadlineOf(editor);
  return (
    <section aria-label={summaryMessages.title} className="shrink-0 border-b border-line px-5 py-3.5">
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
    <p className="-mb-2 flex w-0 min-w-full items-baseline justify-between gap-3 text-xs text-ink-soft tabular-nums">
      <span className="min-w-0 truncate">{[routeOf(editor), ...cargoOf(editor)].join(' · ')}</span>
      <span className={`shrink-0 ${isSoon ? 'font-semibold text-critical' : 'text-ink'}`}>
        {name} {left}
      </span>
    </p>
  );
}
