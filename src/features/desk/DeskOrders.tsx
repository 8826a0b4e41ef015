import { useSelector } from '@xstate/react';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { ListedOrder, OrderFilter } from '#contract/desk/orderList.ts';
import { deskOrdersFile, orderTextMax } from '#contract/desk/orderList.ts';
import { orderStatusZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { DeskOrdersActor } from '#machines/desk/deskOrders.ts';
import { deskMessages } from './messages.ts';
import { ordersMessages as messages } from './messages/orders.ts';
import { DeskTable } from './parts/DeskTable.tsx';
import { PlaceLink } from './parts/PlaceLink.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/Field.tsx';
import { dayOf, dayTime } from '#src/ui/format.ts';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

const options = (names: Readonly<Record<string, string>>) => [
  { value: '', label: messages.any },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

const choices = {
  line: options(Object.fromEntries(Object.entries(allServices).map(([code, { nameZh }]) => [code, nameZh]))),
  status: options({ ...messages.states, ...orderStatusZh }),
  dangerous: options(messages.danger),
  owner: options({ mine: messages.mine }),
  overdue: options({ Y: messages.overdue }),
  sort: Object.entries(messages.sorts).map(([value, label]) => ({ value, label })),
} as const;

const turn = (to: 'next' | 'former') => ({ type: 'page.turned', to }) as const;

interface FormProps {
  filter: OrderFilter;
  onChange: (changed: Partial<OrderFilter>) => void;
}

/** What is searched for, and what the list is narrowed by. */
function FilterForm({ filter, onChange }: FormProps) {
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('text');
          if (typeof text === 'string') onChange({ text });
        }}
      >
        <Field label={messages.text} name="text" hint={messages.hint} className="min-w-64 flex-1">
          {(control) => (
            <TextInput {...control} name="text" type="search" maxLength={orderTextMax} defaultValue={filter.text} />
          )}
        </Field>
        <Button type="submit" className="mt-6 self-start">
          {messages.search}
        </Button>
        <div className="flex basis-full flex-wrap items-end gap-3">
          {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
            <Field key={name} label={messages[name]} name={name}>
              {(control) => (
                <Select
                  {...control}
                  value={filter[name]}
                  options={choices[name]}
                  onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
                />
              )}
            </Field>
          ))}
          {(['from', 'until'] as const).map((name) => (
            <Field key={name} label={messages[name]} name={name}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={filter[name]}
                  onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </form>
    </search>
  );
}

/** One order of the list. */
function OrderRow({ order, now, onOpen }: { order: ListedOrder; now: number; onOpen: (place: Place) => void }) {
  const { orderNo, line, status, isDangerous, customerZh, routeZh, carriageZh, placedAt, departsAt, dueAt } = order;
  const isOverdue = dueAt !== null && Date.parse(dueAt) <= now;
  return (
    <tr>
      <th scope="row">
        <PlaceLink
          place={{ about: 'order', subject: orderNo }}
          className="text-brand-700 hover:underline"
          onOpen={(place) => place && onOpen(place)}
        >
          {orderNo}
        </PlaceLink>{' '}
        {isDangerous && <Badge tone="hazard">{messages.dangerous}</Badge>}
        <p className="font-normal text-ink-soft">{allServices[line].nameZh}</p>
      </th>
      <td>{statusZhOf(allServices[line], status)}</td>
      <td className="max-w-56 min-w-32 whitespace-normal">{customerZh}</td>
      <td>
        {routeZh}
        <p className="text-ink-soft">{carriageZh}</p>
      </td>
      <td className="tabular-nums">{dayTime(placedAt)}</td>
      <td className="tabular-nums">{departsAt === null ? '' : dayOf(departsAt)}</td>
      <td className={`tabular-nums ${isOverdue ? 'text-critical' : ''}`}>{dueAt === null ? '' : dayTime(dueAt)}</td>
      <td>{order.ownerZh}</td>
    </tr>
  );
}

interface Props {
  actor: DeskOrdersActor;
  /** The current time in epoch milliseconds. */
  now: number;
  onOpen: (place: Place) => void;
}

/** All orders: found by what a caller may know of them, and taken away as a file. */
export function DeskOrders({ actor, now, onOpen }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { filter, cursors, rows, errorMessage } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const fileOf = (format: 'csv' | 'xlsx') => `${deskOrdersFile.path}?${new URLSearchParams({ ...filter, format })}`;
  return (
    <section
      data-state={state.value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-2xl font-semibold">{messages.title}</h1>
        {(['csv', 'xlsx'] as const).map((format) => (
          <a key={format} download href={fileOf(format)} className="text-sm text-brand-700 underline">
            {messages[format]}
          </a>
        ))}
        <Button tone="secondary" size="sm" disabled={!state.can({ type: 'retry.requested' })} onClick={retry}>
          {deskMessages.refresh}
        </Button>
      </div>
      <FilterForm
        filter={filter}
        onChange={(changed) => actor.send({ type: 'filter.changed', filter: { ...filter, ...changed } })}
      />
      {state.matches('failed') && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {state.matches('shown') && rows.length === 0 && <p>{messages.empty}</p>}
      {state.matches('shown') && rows.length > 0 && (
        <DeskTable label={messages.list} columns={messages.columns}>
          {rows.map((order) => (
            <OrderRow key={order.orderNo} order={order} now={now} onOpen={onOpen} />
          ))}
        </DeskTable>
      )}
      {(state.can(turn('next')) || cursors.length > 0) && (
        <nav aria-label={deskMessages.queue.pages} className="flex items-center gap-3">
          <Button tone="secondary" disabled={!state.can(turn('former'))} onClick={() => actor.send(turn('former'))}>
            {deskMessages.queue.former}
          </Button>
          <span className="text-sm text-ink-soft tabular-nums">{deskMessages.queue.page(cursors.length + 1)}</span>
          <Button tone="secondary" disabled={!state.can(turn('next'))} onClick={() => actor.send(turn('next'))}>
            {deskMessages.queue.next}
          </Button>
        </nav>
      )}
    </section>
  );
}
