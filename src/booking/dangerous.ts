import type { DangerousGoods } from '#contract/basic.ts';
import type { FclForm } from '#contract/order.ts';
import type { DangerousLine } from '#contract/rules/dangerous.ts';
import { needsTechnicalName } from '#contract/rules/dangerous.ts';

/** One line of cargo as the form holds it. */
export type CargoForm = FclForm['cargo'][number];

/** The dangerous-goods part of a line as the form holds it. */
export type DangerousForm = NonNullable<CargoForm['dangerous']>;

const noEntry = {
  packingGroup: null,
  properShippingName: '',
  hazardClass: '',
  subsidiaryHazards: [],
  flashPoint: '',
  marinePollutant: false,
  listed: undefined,
} satisfies Partial<DangerousForm>;

/** Details of dangerous goods with nothing filled in. */
export const blankDangerous = (): DangerousForm => ({
  unNumber: '',
  ...noEntry,
  technicalName: '',
  limitedQuantity: false,
  netKg: '',
  emergencyContact: '',
  emergencyPhone: '',
});

/** The details with what the list says of these goods; what only the shipper knows stays as it was typed. */
export const filledFrom = (goods: DangerousGoods, details: DangerousForm): DangerousForm => ({
  ...details,
  unNumber: goods.unNumber,
  packingGroup: goods.packingGroup,
  properShippingName: goods.properShippingName,
  hazardClass: goods.hazardClass,
  subsidiaryHazards: goods.subsidiaryHazards,
  flashPoint: goods.flashPoint ?? details.flashPoint,
  marinePollutant: goods.marinePollutant,
  listed: { edition: goods.edition, confidence: goods.confidence },
});

/** The line's names, taken from the list where the shipper has not given any; a generic name is none. */
export const namedAfter = (goods: DangerousGoods, line: CargoForm): Pick<CargoForm, 'nameZh' | 'nameEn'> => {
  const generic = needsTechnicalName(goods.properShippingName);
  return {
    nameZh: line.nameZh.trim() === '' && !generic ? goods.commonNameZh || goods.nameZh : line.nameZh,
    nameEn: line.nameEn.trim() === '' && !generic ? goods.properShippingName : line.nameEn,
  };
};

/** The details while another entry is being looked up: what the list had said of the former one goes. */
export const retyped = (unNumber: string, details: DangerousForm): DangerousForm =>
  details.listed ? { ...details, ...noEntry, unNumber } : { ...details, unNumber };

/** The dangerous lines whose entry is chosen, as the rules read them. */
export const dangerousLinesOf = (form: Pick<FclForm, 'cargo'>): DangerousLine[] =>
  form.cargo.flatMap(({ dangerous }) =>
    dangerous?.listed ? [{ ...dangerous, confidence: dangerous.listed.confidence }] : [],
  );
