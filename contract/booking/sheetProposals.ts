import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { ReadValue, SheetFacts, SheetField } from '#contract/rules/safetySheet/safetySheet.ts';
import { sheetFields } from '#contract/rules/safetySheet/safetySheet.ts';
import { entryOfSheet } from '#contract/rules/safetySheet/sheetEntry.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { mayDeclarePollutant } from './edits/dangerousDetails.ts';
import type { OrderEdit, SheetValues } from './edits/orderEdit.ts';
import { typedText } from './orderFacts.ts';
import type { CargoForm } from './orderForm.ts';
import type { ReadSheet } from './readSafetySheet.ts';

type SheetEdit = Extract<OrderEdit, { type: 'sheetValues.accepted' }>;
type PollutantEdit = Extract<OrderEdit, { type: 'field.changed' }>;

/** A value that was read, with the edit that takes it; without one the form has no field of its own for it. */
export interface SheetChoice {
  read: ReadValue;
  /** Whether it was recognised in a picture, and may be misread. */
  isRecognised: boolean;
  /** Whether the form says the same. */
  isSame: boolean;
  edit: SheetEdit | PollutantEdit | undefined;
}

/** One field: what the form says, and what was read; several values contradict each other. */
export interface SheetRow {
  field: SheetField;
  typed: string;
  choices: SheetChoice[];
}

interface At {
  item: CargoForm;
  index: number;
  service: Pick<ServiceDefinition, 'cargoFields'>;
}

const typedIn = ({ dangerous, details }: CargoForm): Readonly<Record<SheetField, string>> => ({
  unNumber: dangerous?.unNumber ?? '',
  properShippingName: dangerous?.properShippingName ?? '',
  technicalName: typedText(dangerous?.technicalName ?? ''),
  hazardClass: dangerous?.hazardClass ?? '',
  subsidiaryHazards: dangerous?.subsidiaryHazards.join(' ') ?? '',
  packingGroup: dangerous?.packingGroup ?? '',
  flashPoint: typedText(dangerous?.flashPoint ?? ''),
  marinePollutant: dangerous?.listed ? (dangerous.marinePollutant ? 'yes' : 'no') : '',
  cas: String(details['cas'] ?? ''),
});

const isEqual = (field: SheetField, typed: string, value: string): boolean => {
  if (field !== 'flashPoint' || typed === '') return typed === value;
  const [one, other] = [parseFlashPoint(typed), parseFlashPoint(value)];
  return one !== null && other !== null && one.from === other.from && one.to === other.to && one.below === other.below;
};

const hasField = (name: SheetField, { service }: At): name is keyof SheetValues & SheetField =>
  name === 'properShippingName' ||
  name === 'technicalName' ||
  name === 'flashPoint' ||
  (name === 'cas' && service.cargoFields['cas'] !== undefined);

/** The entry that is meant if one field has this value alone. */
const entryWith = ({ facts, entries }: ReadSheet, field: SheetField, read: ReadValue) =>
  entryOfSheet({ ...facts, [field]: [read] } satisfies SheetFacts, entries);

const editOf = (sheet: ReadSheet, field: SheetField, read: ReadValue, at: At): SheetChoice['edit'] => {
  const {
    index,
    item: { dangerous },
  } = at;
  if (field === 'marinePollutant')
    return read.value === 'yes' && dangerous && mayDeclarePollutant(dangerous)
      ? { type: 'field.changed', path: `cargo.${index}.dangerous.marinePollutant`, value: true }
      : undefined;
  if (hasField(field, at)) return { type: 'sheetValues.accepted', index, values: { [field]: read.value } };
  if (field !== 'unNumber' && field !== 'hazardClass' && field !== 'packingGroup') return undefined;
  const goods = entryWith(sheet, field, read);
  // the entry must have the value: a class that the list does not have cannot be taken
  if (!goods || goods[field] !== read.value) return undefined;
  return { type: 'sheetValues.accepted', index, goods, values: {} };
};

/** What was read beside what a cargo item says, field by field. */
export const sheetRows = (sheet: ReadSheet, at: At): SheetRow[] => {
  const typed = typedIn(at.item);
  return sheetFields.flatMap((field): SheetRow[] => {
    const values = sheet.facts[field];
    if (values.length === 0) return [];
    const choices = values.map((read): SheetChoice => ({
      read,
      isRecognised: sheet.recognised.includes(read.page),
      isSame: isEqual(field, typed[field], read.value),
      edit: editOf(sheet, field, read, at),
    }));
    return [{ field, typed: typed[field], choices }];
  });
};

/**
 * The edit that takes every value at once: only into empty fields, only where the sheet says one thing, and nothing that
 * was recognised in a picture. Undefined if that leaves none.
 */
export const editOfAll = (sheet: ReadSheet, at: At): SheetEdit | undefined => {
  const rows = sheetRows(sheet, at);
  const certain = (field: SheetField): SheetChoice | undefined => {
    const row = rows.find((one) => one.field === field);
    const [choice, ...others] = row?.choices ?? [];
    return others.length === 0 && row?.typed === '' && !choice?.isRecognised ? choice : undefined;
  };
  const goods =
    certain('unNumber') && !at.item.dangerous?.listed ? entryOfSheet(sheet.facts, sheet.entries) : undefined;
  const isDeclared = goods !== undefined || at.item.dangerous?.listed !== undefined;
  const listedName = goods?.properShippingName ?? at.item.dangerous?.listed?.properShippingName ?? '';
  const values = Object.fromEntries(
    (['properShippingName', 'technicalName', 'flashPoint', 'cas'] as const).flatMap((field) => {
      const choice = hasField(field, at) ? certain(field) : undefined;
      const fits =
        field === 'cas' ||
        (isDeclared &&
          (field !== 'properShippingName' || shippingNamesOf(listedName).includes(choice?.read.value ?? '')));
      return choice && fits ? [[field, choice.read.value]] : [];
    }),
  );
  if (!goods && Object.keys(values).length === 0) return undefined;
  return { type: 'sheetValues.accepted', index: at.index, goods, values };
};
