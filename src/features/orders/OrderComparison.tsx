import '#src/features/orders/parts/print.css';
import { useSelector } from '@xstate/react';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { orderMessages } from './messages.ts';
import { orderHref } from './orderAddresses.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { packagings } from '#contract/booking/packagings.ts';
import { dayShown, dayTime, money, upTo } from '#src/ui/format.ts';
import { partiesOf, cargoFacts, groupFacts, quoteFacts } from '#src/features/orders/parts/quoteFacts.ts';
import { statusName } from '#src/features/orders/parts/OrderHead.tsx';

const { pages: comparedPartsMessages, content } = orderMessages;

type Fact = readonly [name: string, value: string];
interface Part {
  title: string;
  facts: readonly Fact[];
}

const summaryOf = (order: OrderDetail): Fact[] => [
  [comparedPartsMessages.service, allServices[order.line].nameZh],
  [comparedPartsMessages.route, order.routeZh],
  [comparedPartsMessages.carriage, order.carriageZh],
  [comparedPartsMessages.departs, order.departsAt === null ? '' : dayShown(order.departsAt)],
  [comparedPartsMessages.status, statusName(order.line, order.status)],
  [comparedPartsMessages.placed, dayTime(order.placedAt)],
  [comparedPartsMessages.totals, order.totals.map(({ currency, amount }) => money(currency, amount)).join('，')],
];

const packagingOf = (code: string): string => packagings.find((one) => one.code === code)?.nameZh ?? code;

const cargoOf = (detail: OrderDetail): Fact[] =>
  detail.order.cargo.map((one, index) => [
    comparedPartsMessages.cargoItem(index + 1),
    [
      one.dangerous
        ? `${one.nameZh} UN ${one.dangerous.unNumber} ${one.dangerous.hazardClass} ${one.dangerous.packingGroup ?? ''}`.trim()
        : one.nameZh,
      `${upTo(one.packages)} × ${packagingOf(one.packagingCode)}`,
      comparedPartsMessages.amount(upTo(one.grossKg), upTo(one.volumeM3)),
      ...cargoFacts(detail, index).map(([name, value]) => `${name} ${value}`),
    ].join('，'),
  ]);

const feesOf = ({ fees }: OrderDetail): Fact[] =>
  fees.map(({ nameZh, item, currency, amount }) => [
    item === null ? nameZh : `${nameZh} ${item}`,
    money(currency, amount),
  ]);

/** The compared parts of an order. */
const partsOf = (order: OrderDetail): Part[] => [
  { title: comparedPartsMessages.summary, facts: summaryOf(order) },
  { title: order.offer.sailing ? content.sailing : content.quote, facts: quoteFacts(order) },
  ...groupFacts(order).map(({ titleZh, facts }) => ({ title: titleZh, facts })),
  { title: content.cargo, facts: cargoOf(order) },
  { title: content.parties, facts: partiesOf(order.order).map(({ role, lines }) => [role, lines.join('，')]) },
  { title: content.fees, facts: feesOf(order) },
];

interface ComparedRow {
  name: string;
  values: readonly [one: string, other: string];
  differs: boolean;
}

const namesIn = (...facts: readonly (readonly Fact[])[]): string[] => [
  ...new Set(facts.flatMap((all) => all.map(([name]) => name))),
];

const valueIn = (facts: readonly Fact[], name: string): string => facts.find(([other]) => other === name)?.[1] ?? '';

const factsIn = (parts: readonly Part[], title: string): readonly Fact[] =>
  parts.find((part) => part.title === title)?.facts ?? [];

/** Two orders row by row; rows for which neither has a value are left out. */
const comparedParts = (one: OrderDetail, other: OrderDetail): { title: string; rows: ComparedRow[] }[] => {
  const [first, second] = [partsOf(one), partsOf(other)];
  const titles = [...new Set([...first, ...second].map(({ title }) => title))];
  return titles
    .map((title) => {
      const [left, right] = [factsIn(first, title), factsIn(second, title)];
      const rows = namesIn(left, right).map((name): ComparedRow => {
        const values = [valueIn(left, name), valueIn(right, name)] as const;
        return { name, values, differs: values[0] !== values[1] };
      });
      return { title, rows: rows.filter(({ values }) => values.some((value) => value !== '')) };
    })
    .filter(({ rows }) => rows.length > 0);
};

const messages = orderMessages.pages;

interface Props {
  actors: readonly [OrderFollowActor, OrderFollowActor];
  onPrint: () => void;
}

/** An order that is not loaded: a placeholder, or the reason. */
function Waiting({ actor }: { actor: OrderFollowActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.context.detail) return null;
  return (
    <OrderWaiting
      orderNo={state.context.orderNo}
      failure={state.matches('failed') ? (state.context.errorMessage ?? '') : undefined}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}

/** Two orders side by side, row by row; differences are marked. */
export function OrderComparison({ actors: [one, other], onPrint }: Props) {
  const left = useSelector(one, (state) => state.context.detail);
  const right = useSelector(other, (state) => state.context.detail);
  if (!left || !right)
    return (
      <div className="grid gap-6 md:grid-cols-2">
        <Waiting actor={one} />
        <Waiting actor={other} />
      </div>
    );
  return <Compared orders={[left, right]} onPrint={onPrint} />;
}

const cellClasses = 'py-1.5 pr-3 align-top break-words last:pr-0';

function Row({ row: { name, values, differs } }: { row: ComparedRow }) {
  return (
    <tr className={`border-t border-line ${differs ? 'bg-notice-soft' : ''}`}>
      <th scope="row" className={`${cellClasses} pl-2 text-left text-sm font-normal text-ink-soft`}>
        {differs && <span className="sr-only">{messages.differs}</span>}
        {name}
      </th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the two orders stay where they are
        <td key={index} className={`${cellClasses} ${differs ? 'font-medium' : ''}`}>
          {value === '' ? messages.none : value}
        </td>
      ))}
    </tr>
  );
}

function OrderHeading({ orderNo }: { orderNo: string }) {
  return (
    <th scope="col" className="pr-3 pb-1 break-words last:pr-0">
      <a
        href={orderHref(orderNo)}
        className="block min-h-6 break-all text-brand-700 max-sm:text-xs tabular-nums hover:underline"
      >
        {orderNo}
      </a>
    </th>
  );
}

function Compared({ orders: [left, right], onPrint }: { orders: [OrderDetail, OrderDetail]; onPrint: () => void }) {
  const parts = comparedParts(left, right);
  const count = parts.flatMap(({ rows }) => rows).filter(({ differs }) => differs).length;
  return (
    <section data-printed aria-label={messages.comparison} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="text-sm text-ink-soft">{messages.differing(count)}</output>
        <Button tone="secondary" size="sm" className="print:hidden" onClick={onPrint}>
          {orderMessages.follow.print}
        </Button>
      </div>
      <table className="w-full table-fixed text-left max-sm:text-sm">
        <colgroup>
          <col className="w-20 sm:w-40" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {messages.item}
            </th>
            <OrderHeading orderNo={left.orderNo} />
            <OrderHeading orderNo={right.orderNo} />
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="border-b border-line pt-4 pb-1 font-semibold">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
