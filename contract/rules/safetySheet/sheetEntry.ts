import { isClassOf } from '#contract/rules/classification/divisions.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ReadValue, SheetFacts } from './safetySheet.ts';

/** Whether one of the read values matches; if none was read, everything does. */
const fits = (read: readonly ReadValue[], isFitting: (value: string) => boolean): boolean =>
  read.length === 0 || read.some(({ value }) => isFitting(value));

/**
 * The possible list entries of a sheet: those of its UN numbers, narrowed by its class, packing group and proper
 * shipping name.
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
  // a value that contradicts every entry does not narrow them
  return narrowed.reduce<readonly Entry[]>((entries, isMeant) => {
    const meant = entries.filter(isMeant);
    return meant.length > 0 ? meant : entries;
  }, ofNumber);
};

/** The only possible entry of a sheet. */
export const entryOfSheet = <Entry extends DangerousGoods>(
  facts: SheetFacts,
  list: readonly Entry[],
): Entry | undefined => {
  const [entry, ...others] = entriesOfSheet(facts, list);
  return others.length === 0 ? entry : undefined;
};
