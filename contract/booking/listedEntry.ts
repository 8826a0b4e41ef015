import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { DangerousForm } from './orderForm.ts';

/** What an order stores of its entry of the dangerous-goods list. */
export const listedFrom = (goods: DangerousGoods): NonNullable<DangerousForm['listed']> => ({
  edition: goods.edition,
  confidence: goods.confidence,
  variant: goods.variant,
  nameZh: goods.nameZh,
  nameZhSource: goods.nameZhSource,
  hazardClass: goods.hazardClass,
  subsidiaryNote: goods.subsidiaryNote,
  marinePollutant: goods.marinePollutant,
  ems: goods.ems,
  stowageCategory: goods.stowageCategory,
  stowageCodes: goods.stowageCodes,
  segregationCodes: goods.segregationCodes,
  segregationGroups: goods.segregationGroups,
  limitedQuantityLimit: goods.limitedQuantity,
  exceptedQuantityCode: goods.exceptedQuantity,
  tankInstruction: goods.tankInstruction,
  properShippingName: goods.properShippingName,
  technicalName: goods.technicalName,
  flashPoint: goods.flashPoint,
  packingInstruction: goods.packingInstruction,
  ibcInstruction: goods.ibcInstruction,
  packingProvisions: goods.packingProvisions,
  airPassengerLimit: goods.airPassengerLimit,
  airCargoLimit: goods.airCargoLimit,
  specialProvisions: goods.specialProvisions,
  seaProhibition: goods.seaProhibition,
  openColumns: goods.openColumns,
});
