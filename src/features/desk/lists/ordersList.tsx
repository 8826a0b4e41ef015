import type { ListedOrder } from '#contract/desk/lists/orderList.ts';
import { deskOrdersFile } from '#contract/desk/lists/orderList.ts';
import { deskStatusZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { listMessages, ordersMessages as messages } from '#src/features/desk/messages/lists.ts';
import { PlaceLink } from '#src/features/desk/parts/PlaceLink.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { dayOf, dayTime } from '#src/ui/format.ts';
import type { CellProps, ListDefinition } from './definition.ts';
import { choicesOf } from './definition.ts';
import { NoCell } from './NoCell.tsx';

const { any } = listMessages;
const { columns } = messages;

function OrderCell({ row: { orderNo, isDangerous, line }, onOpen }: CellProps<ListedOrder>) {
  return (
    <>
      <PlaceLink
        place={{ about: 'order', subject: orderNo }}
        className="text-brand-700 hover:underline"
        onOpen={(place) => place && onOpen(place)}
      >
        {orderNo}
      </PlaceLink>{' '}
      {isDangerous && <Badge tone="hazard">{messages.dangerous}</Badge>}
      <p className="font-normal text-ink-soft">{allServices[line].nameZh}</p>
    </>
  );
}

const dueCell = ({ row: { dueAt }, now }: CellProps<ListedOrder>) =>
  dueAt === null ? (
    <NoCell />
  ) : (
    <span className={Date.parse(dueAt) <= now ? 'text-critical' : ''}>{dayTime(dueAt)}</span>
  );

/** All orders: found by what a caller may know of them. */
export const ordersList: ListDefinition<ListedOrder> = {
  title: messages.title,
  table: messages.list,
  hint: messages.hint,
  filters: {
    line: {
      label: messages.line,
      choices: choicesOf(
        any,
        Object.fromEntries(Object.entries(allServices).map(([code, { nameZh }]) => [code, nameZh])),
      ),
    },
    status: { label: messages.status, choices: choicesOf(any, { ...messages.states, ...deskStatusZh }) },
    dangerous: { label: messages.dangerous, choices: choicesOf(any, messages.danger) },
    carrier: { label: messages.carrier, choices: choicesOf(any, {}) },
    owner: { label: messages.owner, choices: choicesOf(any, { mine: listMessages.mine }) },
    overdue: { label: messages.overdue, choices: choicesOf(any, { Y: messages.overdue }) },
    from: { label: messages.from },
    until: { label: messages.until },
    departsFrom: { label: messages.departsFrom },
    departsUntil: { label: messages.departsUntil },
    sort: { label: listMessages.sort, choices: choicesOf(any, messages.sorts).slice(1) },
  },
  first: { label: messages.order, nameOf: ({ orderNo }) => orderNo, cell: OrderCell },
  columns: {
    status: { label: columns.status, cell: ({ row: { line, status } }) => statusZhOf(allServices[line], status) },
    customer: {
      label: columns.customer,
      className: 'max-w-56 min-w-32 whitespace-normal',
      cell: ({ row }) => <span className="line-clamp-2">{row.customerZh}</span>,
    },
    route: {
      label: columns.route,
      className: 'max-w-72 min-w-40 whitespace-normal',
      cell: ({ row: { routeZh, carriageZh } }) => (
        <>
          <p className="line-clamp-2">{routeZh}</p>
          <p className="line-clamp-2 text-ink-soft">{carriageZh}</p>
        </>
      ),
    },
    placed: { label: columns.placed, className: 'tabular-nums', cell: ({ row }) => dayTime(row.placedAt) },
    departs: {
      label: columns.departs,
      className: 'tabular-nums',
      cell: ({ row: { departsAt } }) => (departsAt === null ? <NoCell /> : dayOf(departsAt)),
    },
    due: { label: columns.due, className: 'tabular-nums', cell: dueCell },
    owner: { label: columns.owner, cell: ({ row }) => row.owner?.name ?? <NoCell /> },
  },
  fileOf: (filter, format, only = []) =>
    `${deskOrdersFile.path}?${new URLSearchParams({ ...filter, format, only: only.join(',') })}`,
};
