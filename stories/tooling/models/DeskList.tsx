import { deskMessages as serviceTexts } from '#server/desk/messages.ts';
import { viewIn } from '#contract/desk/lists/lists.ts';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { DeskListActor } from '#machines/desk/deskList.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import { DeskList } from '#src/features/desk/DeskList.tsx';
import { listMessages as messages, ordersMessages } from '#src/features/desk/messages/lists.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { deskNow, listedOrders, ordersPage, started } from '#stories/desk/deskSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const whole = viewIn('orders', '');
const [first] = listedOrders as [(typeof listedOrders)[0]];
const [, overdue] = started.views as [unknown, (typeof started.views)[0]];

const inForm = async () => {
  const opener = page.getByText(messages.views, { exact: true });
  if (!opener.element().closest('details')?.open) await opener.click();
  return page.getByRole('textbox', { name: messages.name });
};

export default modelOf({
  of: 'deskList',
  machine: deskListMachine,
  inputs: { all: { list: 'orders' } },
  samples: [
    { type: 'filter.changed', filter: { ...whole.filter, dangerous: 'Y' } },
    { type: 'columns.changed', columns: whole.columns.slice(1) },
    { type: 'view.chosen', id: overdue.id },
    { type: 'view.edited', act: { do: 'save', name: '新视图', isDefault: false } },
    { type: 'view.edited', act: { do: 'save', name: '', isDefault: false } },
    { type: 'view.edited', act: { do: 'remove', id: overdue.id } },
    { type: 'rows.selected', keys: [first.orderNo], isSelected: true },
    { type: 'rows.given', to: null },
    { type: 'page.turned', to: 'next' },
    { type: 'page.turned', to: 'former' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchStart: { done: [{ ...started, views: [overdue] }], error },
    fetchRows: { done: [ordersPage, { rows: listedOrders, next: null }], error },
    sendGiven: {
      done: [[{ subject: first.orderNo, problem: serviceTexts.released }]],
      error,
    },
    sendView: {
      done: [[overdue, { ...overdue, id: overdue.id.replace(/2$/, '3'), name: '新视图' }]],
      error: [apiErrorAt('name', codes.conflict, serviceTexts.viewExists('新视图')), ...error],
    },
  },
  possible: (event, { filter, columns, viewId, cursors, nameProblem, errorMessage, act, selected, given }) => {
    if (event.type === 'retry.requested') return act === undefined && selected.length === 0;
    if (event.type === 'rows.given') return given === undefined && errorMessage === undefined;
    if (event.type === 'view.edited' && event.act.do === 'remove') return viewId === overdue.id && act === undefined;
    const isChange = ['columns.changed', 'view.chosen', 'view.edited', 'rows.selected'].includes(event.type);
    const isNext = event.type === 'page.turned' && event.to === 'next';
    if (event.type !== 'filter.changed' && !isChange && !isNext) return true;
    // each path makes one change
    const isWhole = filter.dangerous === '' && columns.length === whole.columns.length && viewId === '';
    const isUnchanged = isWhole && cursors.length === 0 && selected.length === 0 && (act ?? nameProblem) === undefined;
    return isUnchanged && (errorMessage === undefined || event.type === 'filter.changed');
  },
  keep: ({ filter, columns, viewId, cursors, next, act, nameProblem, selected, given }) => [
    selected.length,
    given !== undefined,
    filter.dangerous === 'Y' || columns.length < whole.columns.length,
    viewId,
    cursors.length,
    next !== null,
    act?.do,
    nameProblem !== undefined,
  ],
  play: () => ({
    view: (actor: DeskListActor) => <DeskList actor={actor} login="wang" now={deskNow} onOpen={() => undefined} />,
    gestures: {
      'filter.changed': ({ filter }) =>
        userEvent.selectOptions(page.getByRole('combobox', { name: ordersMessages.dangerous }), filter.dangerous ?? ''),
      'columns.changed': async () => {
        await inForm();
        await page.getByRole('checkbox', { name: ordersMessages.columns.status }).click();
      },
      'view.chosen': ({ id }) => userEvent.selectOptions(page.getByRole('combobox', { name: messages.view }), id),
      'view.edited': async ({ act }) => {
        const name = await inForm();
        if (act.do === 'remove') return named(messages.remove(overdue.name)).click();
        await name.fill(act.name);
        return named(messages.save).click();
      },
      'rows.selected': () => page.getByRole('checkbox', { name: messages.select(first.orderNo) }).click(),
      'rows.given': () => named(messages.release).click(),
      'page.turned': ({ to }) => named(to === 'next' ? deskMessages.pager.next : deskMessages.pager.former).click(),
      'retry.requested': () =>
        named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
          .first()
          .click(),
    },
  }),
});
