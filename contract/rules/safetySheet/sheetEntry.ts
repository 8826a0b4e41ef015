import { isClassOf } from '#contract/rules/classification/divisions.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ReadValue, SheetFacts } from './safetySheet.ts';

/** Whether one of the values that were read fits; where none was read, everything does. */
const fits = (read: readonly ReadValue[], isFitting: (value: string) => boolean): boolean =>
  read.length === 0 || read.some(({ value }) => isFitting(value));

/**
 * The entries of the dangerous-goods list that a sheet may mean: those of its UN numbers, as far as its class, packing
 * group and proper shipping name tell them apart.
 */
export const entriesOfSheet = <Entry extends DangerousGoods>(
  facts: SheetFacts,
  list: readonly Entry[],
): readonly Entry[] => {
  const ofNumber = list.filter(({ unNumber }) => facts.unNumber.some(({ value }) => value === unNumber));
  const narrowed = [
    (entry: Entry) => fits(facts.hazardClass, (value) => isClassOf(entry, value)),
    (entry: Entry) => fits(facts.packingGroup, (value) => value === entry.packingGroup),
    (entry: Entry) => fits(facts.properShippingName, (value) => entry.properShippingName.includes(value)),
  ];
  // what contradicts every entry tells none apart
  return narrowed.reduce<readonly Entry[]>((entries, isMeant) => {
    const meant = entries.filter(isMeant);
    return meant.length > 0 ? meant : entries;
  }, ofNumber);
};

/** The entry that a sheet means without doubt. */
export const entryOfSheet = <Entry extends DangerousGoods>(
  facts: SheetFacts,
  list: readonly Entry[],
): Entry | undefined => {
  const [entry, ...others] = entriesOfSheet(facts, list);
  return others.length === 0 ? entry : undefined;
};
