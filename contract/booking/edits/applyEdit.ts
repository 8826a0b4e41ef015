import type { OrderForm } from '#contract/booking/orderForm.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { addCargo, copyCargo, moveCargo, pasteCargo, removeCargo } from './cargo.ts';
import { chooseGoods, declareDangerous, searchGoods, withdrawDangerous } from './dangerousGoods.ts';
import { addPiece, changeQuantity, chooseItem, removePiece } from './items.ts';
import { withDerived } from './derived.ts';
import { repeatGoods, withLastPacking } from './lastGoods.ts';
import { acceptProposal } from './acceptProposal.ts';
import { promiseDocument, withdrawDocument } from './documents.ts';
import { nameNotifyParty, shareNotifyParty } from './notifyParty.ts';
import { chooseParty, leaveParty } from './parties.ts';
import { changeField } from './plainFields.ts';
import { applyRemedy } from './remedies.ts';
import { acceptSheetValues } from './sheetValues.ts';
import { applyTemplate } from './templates.ts';
import type { EditScope, OrderEdit } from './orderEdit.ts';

type Edits = {
  [Edit in OrderEdit as Edit['type']]: (form: OrderForm, edit: Edit, scope: EditScope) => OrderForm;
};

const withProtocol = (form: OrderForm, protocolVersion: string): OrderForm =>
  form.protocolVersion === protocolVersion ? form : { ...form, protocolVersion };

const edits: Edits = {
  'field.changed': changeField,
  'container.added': addPiece,
  'container.removed': removePiece,
  'item.quantityChanged': changeQuantity,
  'item.chosen': chooseItem,
  'cargo.added': addCargo,
  'cargo.pasted': pasteCargo,
  'cargo.copied': copyCargo,
  'cargo.removed': removeCargo,
  'cargo.moved': moveCargo,
  'dangerousGoods.declared': declareDangerous,
  'dangerousGoods.withdrawn': withdrawDangerous,
  'goods.searched': searchGoods,
  'goods.chosen': (form, edit, scope) => withLastPacking(form, chooseGoods(form, edit), { ...edit, ...scope }),
  'goods.repeated': repeatGoods,
  'proposal.accepted': acceptProposal,
  'sheetValues.accepted': acceptSheetValues,
  'remedy.applied': applyRemedy,
  'document.promised': promiseDocument,
  'document.withdrawn': withdrawDocument,
  'notifyParty.sharedWithConsignee': shareNotifyParty,
  'notifyParty.namedSeparately': nameNotifyParty,
  'party.chosen': chooseParty,
  'party.left': leaveParty,
  'template.applied': applyTemplate,
  'protocol.agreed': (form) => withProtocol(form, shippingProtocolVersion),
  'protocol.withdrawn': (form) => withProtocol(form, ''),
};

/**
 * Applies one command of the user to a valid form and returns a valid form, with what follows from the change; returns the
 * same form if the command is impossible or changes nothing.
 */
export const applyEdit = (form: OrderForm, edit: OrderEdit, scope: EditScope): OrderForm =>
  withDerived(
    form,
    (edits[edit.type] as (form: OrderForm, edit: OrderEdit, scope: EditScope) => OrderForm)(form, edit, scope),
    scope,
    edit.type === 'field.changed' ? edit.path : undefined,
  );
