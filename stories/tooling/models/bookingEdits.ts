import type { ContextFrom, EventFromLogic } from 'xstate';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { bookingMachine } from '#machines/booking/booking.ts';
import { undoableOf } from '#src/features/booking/form/cargo/UndoBar.tsx';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { blankDraft } from '#stories/booking/orderDraftSamples.ts';
import { apartDraft, firstEdits, laterEdits, suggestedDraft, typedDraft } from '#stories/booking/orderEditSamples.ts';
import { tariff } from '#stories/fixtures/samples.ts';
import { page, userEvent } from '#flows';
import type { Play } from '#flows';
import { field } from './bookingGestures.tsx';
import { named } from './named.ts';

const { cargo, items, cargoItem: nameOf, undo, verdicts } = bookingMessages;

const isEdit = (type: string): boolean => [...firstEdits, ...laterEdits].some((edit) => edit.type === type);

/** Each service's draft opens in its own form; each edit is made once, preceded by another only if it needs one. */
export const possible = (
  event: EventFromLogic<typeof bookingMachine>,
  { service, draft, quote, past, addresses = [] }: ContextFrom<typeof bookingMachine>,
): boolean => {
  const opened = (event as { output?: { draft?: { form: OrderForm } } }).output?.draft;
  if (opened) return opened.form.line === service.line;
  if (event.type === 'party.chosen' && addresses.length === 0) return false;
  if (service.line === 'warehousing') return event.type === 'item.chosen' && past.length === 0;
  if (draft && quote && past.length > 0) {
    if (event.type !== 'edit.undone') return past.length === 1 && laterEdits.some(({ type }) => type === event.type);
    const { form } = draft;
    return undoableOf({ service, quote, form, facts: factsOf(service, form, quote) }, past.at(-1)) !== undefined;
  }
  if (event.type === 'goods.lookedUp' || event.type === 'party.left') return draft?.form === typedDraft.form;
  if (draft?.form === typedDraft.form) return false;
  if (draft?.form === apartDraft.form) return event.type === 'remedy.applied';
  const isSuggested = event.type === 'goods.repeated' || event.type === 'proposal.accepted';
  if (draft?.form === suggestedDraft.form || isSuggested) return draft?.form === suggestedDraft.form && isSuggested;
  return draft?.form !== blankDraft.form || event.type === 'field.changed' || !isEdit(event.type);
};

const quantity = (code: string) => page.elementLocator(document.querySelector(`input[name="items.${code}"]`)!);
const itemName = (code: string) => tariff.items.find((item) => item.code === code)?.nameZh ?? '';
const notifyBox = () => field('notifyParty.sameAsConsignee');
const documentBox = (code: string) => field(`papersHeld.${code}`);
const dangerousBox = (index: number) => field(`cargo.${index}.dangerous`);

/** The gesture of each edit in the form. */
export const editGestures: Play<typeof bookingMachine>['gestures'] = {
  'field.changed': ({ path, value }) => field(path).fill(String(value)),
  'container.added': ({ code }) => named(items.more(itemName(code))).click(),
  'container.removed': ({ code }) => named(items.fewer(itemName(code))).click(),
  'item.quantityChanged': ({ code, quantity: typed }) => quantity(code).fill(typed),
  'item.chosen': ({ code }) =>
    page.elementLocator(document.querySelector(`input[name="items"][value="${code}"]`)!).click(),
  'cargo.added': () => named(cargo.add).click(),
  'cargo.copied': ({ index }) => named(cargo.duplicateOf(nameOf(index))).click(),
  'cargo.removed': ({ index }) => named(cargo.removeOf(nameOf(index))).click(),
  'cargo.moved': ({ index, unit }) => userEvent.selectOptions(field(`cargo.${index}.unit`), String(unit)),
  'dangerousGoods.declared': ({ index }) => dangerousBox(index).click(),
  'dangerousGoods.withdrawn': ({ index }) => dangerousBox(index).click(),
  'goods.searched': ({ index, text }) => field(`cargo.${index}.dangerous.unNumber`).fill(text),
  'goods.chosen': async ({ index, goods }) => {
    await field(`cargo.${index}.dangerous.unNumber`).click();
    await page.getByRole('option', { name: new RegExp(`UN ${goods.unNumber}`) }).click();
  },
  'remedy.applied': ({ index }) =>
    page.getByRole('button', { name: verdicts.addAndMove(nameOf(index), 2, '箱') }).click(),
  'document.promised': ({ code }) => documentBox(code).click(),
  'document.withdrawn': ({ code }) => documentBox(code).click(),
  'notifyParty.sharedWithConsignee': () => notifyBox().click(),
  'notifyParty.namedSeparately': () => notifyBox().click(),
  'party.chosen': async ({ party, address }) => {
    await field(`${party}.name`).click();
    await page.getByRole('option', { name: address.address }).click();
  },
  'goods.repeated': ({ goods }) => page.getByRole('button', { name: new RegExp(goods.cargo.nameZh) }).click(),
  'proposal.accepted': ({ proposal }) => page.getByRole('button', { name: proposal.nameZh }).click(),
  'protocol.agreed': () => field('protocolVersion').click(),
  'protocol.withdrawn': () => field('protocolVersion').click(),
  'edit.undone': () => named(undo.action).click(),
};
