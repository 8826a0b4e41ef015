import type { Place } from '#contract/desk/deskAddress.ts';
import { viewIn, viewQuery } from '#contract/desk/lists/lists.ts';
import type { PlainList, PlainRow } from '#contract/desk/lists/plainLists.ts';
import { deskListFile, plainColumns, timeColumns } from '#contract/desk/lists/plainLists.ts';
import { applicationStatusZh, enquiryStatusZh, plainTitleZh } from '#contract/desk/lists/plainNames.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { listMessages, ordersMessages, plainMessages as messages } from '#src/features/desk/messages/lists.ts';
import { PlaceLink } from '#src/features/desk/parts/PlaceLink.tsx';
import { dayTime } from '#src/ui/format.ts';
import type { CellProps, ListDefinition } from './definition.ts';
import { choicesOf } from './definition.ts';
import { NoCell } from './NoCell.tsx';

const { any, mine } = listMessages;

const cellOf =
  (name: string) =>
  ({ row: { cells }, now }: CellProps<PlainRow>) => {
    const cell = cells[name] ?? '';
    if (cell === '') return <NoCell />;
    if (!timeColumns.has(name)) return <span className="line-clamp-3">{cell}</span>;
    const isOverdue = name === 'due' && Date.parse(cell) <= now;
    return <span className={`tabular-nums ${isOverdue ? 'text-critical' : ''}`}>{dayTime(cell)}</span>;
  };

/** The orders of a company are found by its name. */
const ordersOf = (company: string): Place => ({
  section: 'orders',
  view: viewQuery('orders', viewIn('orders', new URLSearchParams({ text: company }).toString())),
});

const placeOf: Readonly<Record<PlainList, (row: PlainRow) => Place>> = {
  enquiries: ({ id }) => ({ about: 'enquiry', subject: id }),
  applications: ({ id }) => ({ about: 'application', subject: id }),
  companies: ({ cells }) => ordersOf(cells['company'] ?? ''),
};

const listOf = (list: PlainList, filters: ListDefinition['filters']): ListDefinition<PlainRow> => {
  const [first, ...columns] = Object.entries<string>(plainColumns[list]);
  const [name, label] = first!;
  return {
    title: plainTitleZh[list],
    table: messages.table(plainTitleZh[list]),
    hint: messages.hints[list],
    filters: {
      ...filters,
      sort: { label: listMessages.sort, choices: choicesOf(any, messages.sorts).slice(1) },
    },
    first: {
      label,
      nameOf: ({ cells }) => cells[name] ?? '',
      cell: ({ row, onOpen }) => (
        <PlaceLink
          place={placeOf[list](row)}
          className="min-h-6 text-brand-700 hover:underline max-w-56 min-w-28 line-clamp-3 whitespace-normal"
          onOpen={(place) => place && onOpen(place)}
        >
          {row.cells[name]}
        </PlaceLink>
      ),
    },
    columns: Object.fromEntries(
      columns.map(([column, nameZh]) => [
        column,
        {
          label: nameZh,
          cell: cellOf(column),
          className: timeColumns.has(column) ? '' : 'max-w-56 min-w-24 whitespace-normal',
        },
      ]),
    ),
    fileOf: (filter, format, only = []) => {
      const view = viewQuery(list, { filter, columns: viewIn(list, '').columns });
      return `${deskListFile.path}?${new URLSearchParams({ list, view, format, only: only.join(',') })}`;
    },
  };
};

const owner = { label: ordersMessages.owner, choices: choicesOf(any, { mine }) };
const days = (list: 'enquiries' | 'applications') => ({
  from: { label: messages.from[list] },
  until: { label: messages.until[list] },
});
const services = Object.fromEntries(Object.entries(allServices).map(([code, { nameZh }]) => [code, nameZh]));

/** Enquiries with their offers, applications for verification, and the companies that are verified. */
export const plainListDefinitions: Readonly<Record<PlainList, ListDefinition<PlainRow>>> = {
  enquiries: listOf('enquiries', {
    line: { label: ordersMessages.line, choices: choicesOf(any, services) },
    status: { label: ordersMessages.status, choices: choicesOf(any, enquiryStatusZh) },
    owner,
    ...days('enquiries'),
  }),
  applications: listOf('applications', {
    status: { label: ordersMessages.status, choices: choicesOf(any, applicationStatusZh) },
    owner,
    ...days('applications'),
  }),
  companies: listOf('companies', {}),
};
