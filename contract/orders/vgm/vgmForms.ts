import { changedPaths, withValue } from '#contract/booking/edits/formPath.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import { measureTyped } from '#contract/protocol/textInput.ts';
import { unitsOf } from '#contract/rules/loading/units.ts';
import { sumOf, unitsOf as wholeOf } from '#contract/rules/rounding.ts';
import type { StoredVgm, VgmDeclaration, VgmForm, VgmRow } from './vgm.ts';
import { vgmDeclaration } from './vgm.ts';
import type { DeclaredOrder } from './vgmChecks.ts';
import { declaredForm, goodsKgIn } from './vgmChecks.ts';

const latin = (text: string): string => (isLatin(text) ? text : '');

/** A mass as a field shows it: empty if it is not known. */
const massText = (mass: unknown): string => (typeof mass === 'number' && mass > 0 ? String(wholeOf(mass, 0)) : '');

/** A container of the transport; an instruction names only its number and seal. */
type KnownContainer = NonNullable<DeclaredOrder['shipment']>['containers'][number];

/** A row for every container of an order, with what is known of it. */
const rowsOf = (declared: DeclaredOrder): VgmRow[] => {
  const { order, shipment, instruction } = declared;
  const ordered = unitsOf(order.items);
  const shipped = shipment?.containers ?? [];
  const known: readonly KnownContainer[] = shipped.length > 0 ? shipped : (instruction?.containers ?? []);
  const { length } = ordered.length > 0 ? ordered : [known[0]];
  return Array.from({ length }, (_, index): VgmRow => {
    const container = known[index];
    const type = container?.type ?? '';
    const named = {
      containerNo: container?.containerNo ?? '',
      containerType: ordered.includes(type) ? type : (ordered[index] ?? ''),
    };
    return {
      ...named,
      method: order.details['vgmMethod'] === '2' ? '2' : '1',
      tareKg: massText(container?.tareKg ?? order.details['tareKg']),
      maxGrossKg: '',
      vgmKg: massText(container?.vgmKg),
      certificateNo: '',
      weighedOn: '',
      weighedBy: '',
      cargoKg: massText(goodsKgIn(declared, named, index)),
      packingKg: '',
      dunnageKg: '',
    };
  });
};

/** A declaration as the order begins it: its shipper, its contact and its containers. */
export const vgmOfOrder = (declared: DeclaredOrder): VgmForm => {
  const { shipper, bookingContact } = declared.order;
  return {
    responsible: latin(shipper?.name ?? ''),
    signatory: latin(bookingContact.name).toUpperCase(),
    telephone: bookingContact.phone,
    containers: rowsOf(declared),
  };
};

/** A submitted declaration as the form shows it. */
export const formOfVgm = (content: VgmDeclaration): VgmForm => ({
  ...content,
  containers: content.containers.map((container) => ({
    ...container,
    tareKg: massText(container.tareKg),
    maxGrossKg: massText(container.maxGrossKg),
    vgmKg: massText(container.vgmKg),
    cargoKg: massText(container.cargoKg),
    packingKg: massText(container.packingKg),
    dunnageKg: massText(container.dunnageKg),
  })),
});

/** A form with as many containers as the order has now. */
const fitted = (form: VgmForm, rows: readonly VgmRow[]): VgmForm => ({
  ...form,
  containers: rows.map((row, index) => form.containers[index] ?? row),
});

/** What the form shows at first: the draft, what was submitted last, or what the order begins. */
export const firstVgm = ({ draft, versions }: StoredVgm, order: DeclaredOrder): VgmForm => {
  const last = versions.at(-1);
  const form = draft ?? (last && formOfVgm(last.content));
  return form ? fitted(form, rowsOf(order)) : vgmOfOrder(order);
};

/** Whether a form declares something else than a version of it. */
export const differsFrom = (form: VgmForm, content: VgmDeclaration): boolean => {
  const read = vgmDeclaration.safeParse(declaredForm(form));
  return !read.success || changedPaths(read.data, content).length > 0;
};

const kgTyped = (text: string): number => {
  const mass = measureTyped(text, 'kg');
  return typeof mass === 'number' ? mass : 0;
};

/** The sum of a row's masses as typed so far, in kg; what cannot be read adds nothing. */
export const typedSumKg = ({ tareKg, cargoKg, packingKg, dunnageKg }: VgmRow): number =>
  sumOf([tareKg, cargoKg, packingKg, dunnageKg].map(kgTyped));

/** The form after one field was changed. */
export const editedVgm = (form: VgmForm, { path, value }: { path: string; value: string }): VgmForm =>
  withValue(form, path, value);
