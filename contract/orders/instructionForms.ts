import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import { changedPaths, withValue } from '#contract/booking/edits/formPath.ts';
import { limits } from '#contract/protocol/limits.ts';
import { isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import type { InstructedOrder } from './instructionChecks.ts';
import { dangerousName, plain } from './instructionChecks.ts';
import type {
  InstructionForm,
  InstructionParty,
  ShippingInstruction,
  StoredInstruction,
} from './shippingInstruction.ts';
import { shippingInstruction } from './shippingInstruction.ts';

export const blankInstructionParty: InstructionParty = { name: '', address: '', telephone: '', email: '' };

/** Text as a bill of lading can have it; empty if it is not in Latin letters. */
const latin = (text: string): string => (isLatin(text) ? text : '');

const partyOf = (party: Partial<InstructionParty> | null): InstructionParty => ({
  name: latin(party?.name ?? ''),
  address: latin(party?.address ?? ''),
  telephone: party?.telephone ?? '',
  email: party?.email ?? '',
});

/** The notify party of an order; its consignee where it is the same. */
const notifyPartiesOf = ({ consignee, notifyParty }: InstructedOrder['order']): InstructionParty[] => {
  if (!notifyParty || notifyParty.sameAsConsignee) return consignee ? [partyOf(consignee)] : [];
  return [partyOf(notifyParty)];
};

const linesOf = ({ line, order, shipment }: InstructedOrder): InstructionForm['lines'] => {
  const containers = shipsOwnContainers(line) ? (shipment?.containers ?? []) : [];
  const single = containers.length === 1 ? containers[0] : undefined;
  return order.cargo.map((item, cargo) => {
    const container = single ?? (isAllotted(order.cargo) ? containers[item.unit - 1] : undefined);
    const name = item.nameEn.toUpperCase();
    const { dangerous } = item;
    // the declared name is not repeated where the goods have no other
    const isSame =
      dangerous !== null && [dangerous.properShippingName, dangerous.technicalName].map(plain).includes(plain(name));
    const declared = dangerous ? [dangerousName(dangerous)] : [];
    return {
      cargo,
      containerNo: container?.containerNo ?? '',
      sealNo: container?.sealNo ?? '',
      description: [...declared, ...(isSame ? [] : [name])].join('\n'),
      hsCode: item.hsCode,
      packages: String(item.packages),
      grossKg: String(item.grossKg),
      volumeM3: String(item.volumeM3),
    };
  });
};

/** An instruction as the order begins it: its parties, terms, goods and known containers. */
export const instructionOfOrder = (instructed: InstructedOrder): InstructionForm => {
  const { shipper, consignee, details } = instructed.order;
  return {
    shipper: partyOf(shipper),
    consignee: partyOf(consignee),
    notifyParties: notifyPartiesOf(instructed.order),
    marks: 'N/M',
    freightTerm: details['freightPayment'] === 'collect' ? 'collect' : 'prepaid',
    billType: String(details['billOfLading'] ?? 'original'),
    originals: '3',
    letterOfCredit: '',
    lines: linesOf(instructed),
  };
};

/** A line with its quantities as a form holds them. */
export const typedLine = <Line extends Pick<ShippingInstruction['lines'][number], 'packages' | 'grossKg' | 'volumeM3'>>(
  line: Line,
) => ({
  ...line,
  packages: String(line.packages),
  grossKg: String(line.grossKg),
  volumeM3: String(line.volumeM3),
});

/** A submitted instruction as the form shows it. */
export const formOfInstruction = (content: ShippingInstruction): InstructionForm => ({
  ...content,
  lines: content.lines.map(typedLine),
});

/** Whether a form says something else than a submitted instruction; blanks around a text and notations of numbers do not. */
export const differsFrom = (form: InstructionForm, content: ShippingInstruction): boolean => {
  const read = shippingInstruction.safeParse(form);
  return !read.success || changedPaths(read.data, content).length > 0;
};

/** A form with a line of each cargo item that the order has now, and of no other. */
const fitted = (form: InstructionForm, order: InstructedOrder): InstructionForm => {
  const begun = linesOf(order);
  const own = form.lines.filter(({ cargo }) => cargo < begun.length);
  return { ...form, lines: [...own, ...begun.filter(({ cargo }) => !own.some((line) => line.cargo === cargo))] };
};

/** What the form shows at first: the draft, what was submitted last, or what the order begins. */
export const firstInstruction = ({ draft, versions }: StoredInstruction, order: InstructedOrder): InstructionForm => {
  const last = versions.at(-1);
  const form = draft ?? (last && formOfInstruction(last.content));
  return form ? fitted(form, order) : instructionOfOrder(order);
};

/** One act on the form. */
export type InstructionEdit =
  | { type: 'field.changed'; path: string; value: string }
  | { type: 'party.chosen'; path: string; entry: Pick<AddressEntry, 'name' | 'address' | 'telephone' | 'email'> }
  | { type: 'notifyParty.added' }
  | { type: 'notifyParty.removed'; index: number }
  /** The goods of a line go into one more container. */
  | { type: 'line.split'; index: number }
  | { type: 'line.removed'; index: number };

/** Whether an act would change the form. */
export const canEditInstruction = ({ notifyParties, lines }: InstructionForm, edit: InstructionEdit): boolean => {
  switch (edit.type) {
    case 'notifyParty.added':
      return notifyParties.length < limits.notifyPartiesMax;
    case 'notifyParty.removed':
      return notifyParties[edit.index] !== undefined;
    case 'line.split':
      return lines[edit.index] !== undefined && lines.length < limits.instructionLinesMax;
    case 'line.removed':
      // each cargo item of the order stays
      return lines.filter(({ cargo }) => cargo === lines[edit.index]?.cargo).length > 1;
    default:
      return true;
  }
};

/** The container that holds all goods of each cargo item, from 0; undefined where the order does not say. */
const containersOfItems = ({ line, order }: InstructedOrder): readonly number[] | undefined => {
  if (!shipsOwnContainers(line)) return undefined;
  if (unitsOf(order.items).length === 1) return order.cargo.map(() => 0);
  return isAllotted(order.cargo) ? order.cargo.map(({ unit }) => unit - 1) : undefined;
};

/** The form after a field of a line was changed; the number and seal of a container are the same on each of its lines. */
const withLineValue = (
  form: InstructionForm,
  { path, value }: { path: string; value: string },
  order: InstructedOrder,
) => {
  const [, index, name] = /^lines\.(\d+)\.(containerNo|sealNo)$/.exec(path) ?? [];
  const changed = form.lines[Number(index)];
  if (!changed || (name !== 'containerNo' && name !== 'sealNo')) return withValue(form, path, value);
  const holding = containersOfItems(order);
  const isSame = ({ cargo, ...other }: InstructionForm['lines'][number]): boolean =>
    other.containerNo === changed.containerNo &&
    other[name] === changed[name] &&
    ((name === 'sealNo' && changed.containerNo !== '') ||
      (holding !== undefined && holding[cargo] === holding[changed.cargo]));
  return {
    ...form,
    lines: form.lines.map((line) => (line === changed || isSame(line) ? { ...line, [name]: value } : line)),
  };
};

/** The form of an order's instruction after one act. */
export const editedInstruction = (
  form: InstructionForm,
  edit: InstructionEdit,
  order: InstructedOrder,
): InstructionForm => {
  const { notifyParties, lines } = form;
  switch (edit.type) {
    case 'field.changed':
      return withLineValue(form, edit, order);
    case 'party.chosen':
      return withValue(form, edit.path, partyOf(edit.entry));
    case 'notifyParty.added':
      return { ...form, notifyParties: [...notifyParties, blankInstructionParty] };
    case 'notifyParty.removed':
      return { ...form, notifyParties: notifyParties.filter((_, index) => index !== edit.index) };
    case 'line.split': {
      const { cargo, description, hsCode } = lines[edit.index]!;
      const added = {
        cargo,
        containerNo: '',
        sealNo: '',
        description,
        hsCode,
        packages: '',
        grossKg: '',
        volumeM3: '',
      };
      return { ...form, lines: lines.toSpliced(edit.index + 1, 0, added) };
    }
    case 'line.removed':
      return { ...form, lines: lines.filter((_, index) => index !== edit.index) };
    default:
      return edit satisfies never;
  }
};
