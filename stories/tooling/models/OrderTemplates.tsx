import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { OrderTemplates } from '#src/features/quotes/OrderTemplates.tsx';
import { TemplateChoice } from '#src/features/quotes/TemplateChoice.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { reviewed } from '#stories/orders/fclOrderSamples.ts';
import { templates } from '#stories/quotes/templateSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const messages = quoteMessages.templates;
const { save, drop, confirm } = quoteMessages.quote;
const [template] = templates as [(typeof templates)[0]];
const { repeatOf, skipOf, rhythm } = messages;
const error = [serviceFailed];

export default modelOf({
  of: 'orderTemplates',
  machine: orderTemplatesMachine,
  inputs: { all: {}, fcl: { line: 'fcl' } },
  samples: [
    { type: 'template.taken', template },
    { type: 'order.taken', orderNo: reviewed.orderNo },
    { type: 'renaming.requested', template },
    { type: 'name.changed', name: '' },
    { type: 'name.submitted' },
    { type: 'renaming.dismissed' },
    { type: 'rhythm.requested', template },
    { type: 'rhythm.changed', field: 'from', value: '' },
    { type: 'rhythm.submitted' },
    { type: 'rhythm.ended' },
    { type: 'rhythm.dismissed' },
    { type: 'occurrence.skipped', template },
    { type: 'deletion.requested', template },
    { type: 'deletion.confirmed' },
    { type: 'deletion.dismissed' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchTemplates: { done: [[template], []], error },
    fetchContent: { done: [{ ...template, order: reviewed.order }], error },
    fetchOrders: { done: [[reviewed], []], error },
    fetchOrder: { done: [reviewed], error },
    rename: { done: [null], error },
    repeat: { done: [{ rhythm: template.rhythm, nextOn: template.nextOn }, {}], error },
    remove: { done: [null], error },
  },
  // an empty list has no buttons, and the choice for a form neither renames nor deletes
  possible: (event, { templates: listed, orders = [], line }) => {
    if (event.type === 'order.taken') return orders.length > 0;
    const [first] = listed;
    if (event.type === 'rhythm.ended') return first?.rhythm !== undefined;
    if (event.type === 'occurrence.skipped' && first?.dueSince === undefined) return false;
    return !('template' in event) || (first !== undefined && (line === undefined || event.type === 'template.taken'));
  },
  keep: ({ templates: [first], name, rhythm: typed }) => [
    first && [first.rhythm === undefined, first.dueSince === undefined],
    name === '',
    typed?.from === '',
  ],
  play: () => ({
    view: (actor: OrderTemplatesActor) =>
      actor.getSnapshot().context.line === undefined ? (
        <OrderTemplates actor={actor} />
      ) : (
        <TemplateChoice actor={actor} onClose={() => undefined} />
      ),
    gestures: {
      'template.taken': ({ template: { name } }) =>
        page.getByRole('button', { name: new RegExp(`模板 ${name} (下单|填写)$`) }).click(),
      'order.taken': ({ orderNo }) => named(messages.fillOfOrder(orderNo)).click(),
      'renaming.requested': ({ template: { name } }) => named(messages.renameOf(name)).click(),
      'name.changed': ({ name }) => page.getByRole('textbox', { name: messages.name }).fill(name),
      'name.submitted': () => named(save).click(),
      'renaming.dismissed': () => named(drop).click(),
      'rhythm.requested': ({ template: { name } }) => named(repeatOf(name)).click(),
      'rhythm.changed': ({ value }) => page.getByLabelText(rhythm.from).fill(value),
      'rhythm.submitted': () => named(save).click(),
      'rhythm.ended': () => named(rhythm.end).click(),
      'rhythm.dismissed': () => named(drop).click(),
      'occurrence.skipped': ({ template: { name } }) => named(skipOf(name)).click(),
      'deletion.requested': ({ template: { name } }) => named(messages.removeOf(name)).click(),
      'deletion.confirmed': () => named(confirm).click(),
      'deletion.dismissed': () => named(drop).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
