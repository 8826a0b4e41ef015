import { useSelector } from '@xstate/react';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { ListKind } from '#contract/desk/lists/lists.ts';
import type { DeskListActor } from '#machines/desk/deskList.ts';
import type { ListedRow } from '#machines/desk/deskListRules.ts';
import { rowKey } from '#machines/desk/deskListRules.ts';
import type { ListDefinition } from './lists/definition.ts';
import { FilterForm } from './lists/FilterForm.tsx';
import { ordersList } from './lists/ordersList.tsx';
import { plainListDefinitions } from './lists/plainLists.tsx';
import { RowCheckbox, Selection } from './lists/Selection.tsx';
import { ViewChoice, Views } from './lists/Views.tsx';
import { deskMessages } from './messages.ts';
import { listMessages as messages } from './messages/lists.ts';
import { DeskTable } from './parts/DeskTable.tsx';
import { Pager } from './parts/Pager.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { rowSkeletons, Skeletons } from '#src/ui/loading/Skeletons.tsx';

const definitions: Readonly<Record<ListKind, ListDefinition>> = {
  orders: ordersList,
  ...plainListDefinitions,
} as Readonly<Record<ListKind, ListDefinition>>;

interface RowProps {
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  row: ListedRow;
  definition: ListDefinition;
  columns: readonly string[];
  now: number;
  onOpen: (place: Place) => void;
}

/** One row of a list, in the chosen columns. */
function Row({ definition, columns, isSelected, onSelect, ...of }: RowProps) {
  const { nameOf, cell: First } = definition.first;
  return (
    <tr className={isSelected ? 'bg-brand-50' : ''}>
      <td>
        <RowCheckbox label={messages.select(nameOf(of.row))} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <th scope="row">
        <First {...of} />
      </th>
      {columns.map((name) => {
        const { cell: Cell, className } = definition.columns[name]!;
        return (
          <td key={name} className={className}>
            <Cell {...of} />
          </td>
        );
      })}
    </tr>
  );
}

interface Props {
  actor: DeskListActor;
  /** The person's own. */
  login: string;
  /** The current time in epoch milliseconds. */
  now: number;
  onOpen: (place: Place) => void;
}

/** A list of the desk: searched, narrowed, shown in chosen columns, kept as a view and taken away as a file. */
export function DeskList({ actor, login, now, onOpen }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const {
    list,
    filter,
    columns,
    views = [],
    colleagues = [],
    carriers = [],
    viewId,
    rows,
    cursors,
    next,
    errorMessage,
    nameProblem,
  } = state.context;
  const { selected } = state.context;
  const select = (keys: readonly string[], isSelected: boolean) =>
    actor.send({ type: 'rows.selected', keys, isSelected });
  const definition = definitions[list];
  const retry = () => actor.send({ type: 'retry.requested' });
  return (
    <section
      data-state={typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`}
      aria-busy={state.hasTag('busy')}
      aria-label={definition.title}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-2xl font-semibold">{definition.title}</h1>
        <ViewChoice
          views={views}
          viewId={viewId}
          isFree={state.can({ type: 'view.chosen', id: '' })}
          onChoose={(id) => actor.send({ type: 'view.chosen', id })}
        />
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            download
            href={definition.fileOf(filter, format)}
            className="py-0.5 text-sm text-brand-700 underline"
          >
            {messages[format]}
          </a>
        ))}
        <Button tone="secondary" size="sm" disabled={!state.can({ type: 'retry.requested' })} onClick={retry}>
          {deskMessages.refresh}
        </Button>
      </div>
      <FilterForm
        filter={filter}
        definition={definition}
        colleagues={colleagues}
        carriers={carriers}
        isFree={state.can({ type: 'filter.changed', filter })}
        onChange={(changed) =>
          actor.send({ type: 'filter.changed', filter: { ...filter, ...changed } as typeof filter })
        }
      />
      <Views
        names={definition.columns}
        columns={columns}
        chosen={views.find(({ id }) => id === viewId)}
        problem={nameProblem}
        // disabled while a view is saved, its button would lose the focus
        isFree={state.matches('shown')}
        onChange={(chosen) => actor.send({ type: 'columns.changed', columns: chosen })}
        onEdit={(act) => actor.send({ type: 'view.edited', act })}
      />
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      <Selection actor={actor} login={login} definition={definition} />
      {(state.matches('opening') || state.matches('fetching')) && <Skeletons sizes={rowSkeletons} />}
      {state.matches('shown') && rows.length === 0 && <Alert tone="info">{messages.empty}</Alert>}
      {state.matches('shown') && rows.length > 0 && (
        <DeskTable
          label={definition.table}
          lead={
            <RowCheckbox
              label={messages.selectPage}
              isSelected={selected.length === rows.length}
              onSelect={(isSelected) => select(rows.map(rowKey), isSelected)}
            />
          }
          columns={[definition.first.label, ...columns.map((name) => definition.columns[name]!.label)]}
        >
          {rows.map((row) => (
            <Row
              key={rowKey(row)}
              isSelected={selected.includes(rowKey(row))}
              onSelect={(isSelected) => select([rowKey(row)], isSelected)}
              row={row}
              definition={definition}
              columns={columns}
              now={now}
              onOpen={onOpen}
            />
          ))}
        </DeskTable>
      )}
      <Pager
        of={definition.title}
        number={cursors.length + 1}
        hasNext={next !== null}
        canTurn={(to) => state.can({ type: 'page.turned', to })}
        onTurn={(to) => actor.send({ type: 'page.turned', to })}
      />
    </section>
  );
}
