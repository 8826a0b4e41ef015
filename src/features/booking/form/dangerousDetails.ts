import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';

const noEntry = {
  packingGroup: null,
  properShippingName: '',
  hazardClass: '',
  subsidiaryHazards: [],
  flashPoint: '',
  marinePollutant: false,
  listed: undefined,
} satisfies Partial<DangerousForm>;

/** Whether the list permits limited quantities of the chosen entry (column 7a). */
export const mayBeLimited = ({ listed, hazardClass }: DangerousForm): boolean =>
  listed !== undefined && permitsLimited(listed.limitedQuantityLimit) && !/^1(?:\.|$)/.test(hazardClass);

/** Whether the list permits excepted quantities of the chosen entry (column 7b). */
export const mayBeExcepted = ({ listed }: DangerousForm): boolean =>
  listed !== undefined && permitsExcepted(listed.exceptedQuantityCode);

/** Whether control and emergency temperatures are declared: self-reactive substances of 4.1, organic peroxides. */
export const needsTemperatures = ({ hazardClass, unNumber }: DangerousForm): boolean =>
  hazardClass === '5.2' || (unNumber >= '3221' && unNumber <= '3240');

/** The details without what the chosen entry does not ask for. */
const fitted = (details: DangerousForm): DangerousForm => ({
  ...details,
  limitedQuantity: details.limitedQuantity && mayBeLimited(details),
  exceptedQuantity: details.exceptedQuantity && mayBeExcepted(details),
  acidAlkaliStatement: details.acidAlkaliStatement && permitsAcidAlkali(details),
  ...(needsTemperatures(details) ? {} : { controlTemperature: '', emergencyTemperature: '' }),
});

/** The details with what the list says of these goods; what only the shipper knows stays as it was typed. */
export const filledFrom = (goods: DangerousGoods, details: DangerousForm): DangerousForm =>
  fitted({
    ...details,
    unNumber: goods.unNumber,
    packingGroup: goods.packingGroup,
    properShippingName: goods.properShippingName,
    hazardClass: goods.hazardClass,
    subsidiaryHazards: goods.subsidiaryHazards,
    flashPoint: goods.flashPoint ?? details.flashPoint,
    marinePollutant: goods.marinePollutant,
    listed: {
      edition: goods.edition,
      confidence: goods.confidence,
      ems: goods.ems,
      segregationCodes: goods.segregationCodes,
      segregationGroups: goods.segregationGroups,
      limitedQuantityLimit: goods.limitedQuantity,
      exceptedQuantityCode: goods.exceptedQuantity,
      tankInstruction: goods.tankInstruction,
    },
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
  details.listed ? fitted({ ...details, ...noEntry, unNumber }) : { ...details, unNumber };
