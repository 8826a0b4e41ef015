import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { lastOrderedOf } from '#contract/booking/lastOrdered.ts';
import { proposalsOf } from '#contract/booking/proposals.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import { acidAndAlkali, completeForm, completeFormOf } from './bookingSamples.ts';
import { blankDraft, draftOf } from './orderDraftSamples.ts';
import { listedGoods } from './listedGoods.ts';

/** Acid and alkali in one container. */
export const apartDraft = draftOf({ ...completeForm, cargo: acidAndAlkali('fcl') });
export const storeDraft = draftOf(completeFormOf('warehousing'));

/** A UN number and a consignee's name, each typed and left without a choice. */
export const typedDraft = draftOf({
  ...completeForm,
  consignee: { name: completeForm.consignee?.name ?? '', address: '', telephone: '', email: '' },
  cargo: [{ ...completeForm.cargo[0]!, dangerous: { ...blankDangerous(), unNumber: '2014' } }],
});

const consigneeElsewhere = { address: 'Hafenstrasse 2, 28217 Bremen' };

/** An address of the customer's book: the consignee at another place. */
export const address: AddressEntry = {
  id: '6f1c2a52-0000-4000-8000-00000000a001',
  role: 'consignee',
  name: completeForm.consignee?.name ?? '',
  address: 'Speicherstrasse 7, 20457 Hamburg',
  telephone: '+49 40 555 0177',
  email: 'import@beispiel.example',
  isDefault: false,
};

/** The content of a former order to another consignee. */
export const templateOrder = orderOf(allServices.fcl).parse({
  ...completeForm,
  consignee: completeForm.consignee && { ...completeForm.consignee, ...consigneeElsewhere },
});

/** Goods of a former order: 80 drums. */
export const formerGoods = lastOrderedOf([templateOrder]).goods;

/** A form of a customer who has ordered before, whose contact may be the emergency contact too. */
export const suggestedDraft = draftOf({ ...blankDraft.form, bookingContact: completeForm.bookingContact });

/** Edits that are possible in a newly opened form. */
export const firstEdits: OrderEdit[] = [
  { type: 'field.changed', path: 'remark', value: '加急' },
  { type: 'container.added', code: '20GP' },
  { type: 'container.removed', code: '20GP' },
  { type: 'item.quantityChanged', code: '20GP', quantity: '3' },
  { type: 'item.chosen', code: 'C-tonDay' },
  { type: 'cargo.added' },
  { type: 'cargo.pasted', cargo: acidAndAlkali('fcl').slice(0, 1) },
  { type: 'cargo.copied', index: 0 },
  { type: 'dangerousGoods.withdrawn', index: 0 },
  { type: 'goods.searched', index: 0, text: '2014' },
  { type: 'goods.chosen', index: 0, goods: listedGoods.peroxide },
  { type: 'remedy.applied', index: 1 },
  { type: 'document.promised', code: 'DGDECL' },
  { type: 'notifyParty.namedSeparately' },
  { type: 'party.chosen', party: 'consignee', address },
  { type: 'party.left', party: 'consignee', addresses: [address] },
  { type: 'template.applied', order: templateOrder },
  { type: 'goods.repeated', index: 0, goods: formerGoods[0]! },
  { type: 'proposal.accepted', proposal: proposalsOf(allServices.fcl, suggestedDraft.form)[0]! },
  { type: 'sheetValues.accepted', index: 0, goods: listedGoods.alkali, values: { flashPoint: '>93 ℃' } },
  { type: 'protocol.withdrawn' },
];

/** Edits that are possible only after another one. */
export const laterEdits: OrderEdit[] = [
  { type: 'cargo.removed', index: 1 },
  { type: 'cargo.moved', index: 0, unit: 2 },
  { type: 'dangerousGoods.declared', index: 0 },
  { type: 'document.withdrawn', code: 'DGDECL' },
  { type: 'notifyParty.sharedWithConsignee' },
  { type: 'protocol.agreed' },
];
