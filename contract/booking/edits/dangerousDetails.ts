import { listedFrom } from '#contract/booking/listedEntry.ts';
import { typedText } from '#contract/booking/orderFacts.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCharcoal, isCharcoal } from '#contract/rules/acceptance/charcoal.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { divisionsOf } from '#contract/rules/classification/divisions.ts';
import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';

/** The least flash point of class 3, packing group III, in °C (IMDG 2.3.2.6). */
const groupThreeFrom = 23;

const noEntry = {
  packingGroup: null,
  properShippingName: '',
  hazardClass: '',
  subsidiaryHazards: [],
  flashPoint: '',
  marinePollutant: false,
  charcoal: undefined,
  listed: undefined,
} satisfies Partial<DangerousForm>;

/** Whether the list permits limited quantities of the chosen entry (column 7a). */
export const mayBeLimited = ({ listed, hazardClass }: DangerousForm): boolean =>
  listed !== undefined && permitsLimited(listed.limitedQuantityLimit) && !/^1(?:\.|$)/.test(hazardClass);

/** Whether the list permits excepted quantities of the chosen entry (column 7b). */
export const mayBeExcepted = ({ listed }: DangerousForm): boolean =>
  listed !== undefined && permitsExcepted(listed.exceptedQuantityCode);

/** Whether the entry of goods says TEMPERATURE CONTROLLED, so that papers state both temperatures (IMDG 5.4.1.5.5). */
export const isTemperatureControlled = ({ unNumber }: Pick<DangerousForm, 'unNumber'>): boolean =>
  /^(?:311[1-9]|3120|323[1-9]|3240|353[34])$/.test(unNumber);

/**
 * Whether control and emergency temperatures can be declared: of entries under temperature control, and of self-reactive
 * substances of 4.1 and organic peroxides, some of which need it.
 */
export const needsTemperatures = ({ hazardClass, unNumber }: DangerousForm): boolean =>
  hazardClass === '5.2' || (unNumber >= '3221' && unNumber <= '3240') || isTemperatureControlled({ unNumber });

/**
 * Whether the shipper declares goods as a marine pollutant: of an entry that column 4 does not mark, by the criteria of
 * IMDG 2.9.3 (2.10.3).
 */
export const mayDeclarePollutant = ({ listed }: DangerousForm): boolean =>
  listed !== undefined && listed.marinePollutant !== true;

/** Whether the shipper names the segregation groups: of a generic entry for which the list names none (IMDG 7.2.5.3). */
export const mayDeclareGroups = ({ listed, properShippingName }: DangerousForm): boolean =>
  listed !== undefined &&
  listed.segregationGroups.length === 0 &&
  needsTechnicalName(listed.properShippingName ?? properShippingName);

/** Removes the details that the chosen entry neither permits nor requires, and adds what it states. */
export const fitted = (details: DangerousForm): DangerousForm => ({
  ...details,
  marinePollutant: details.marinePollutant || details.listed?.marinePollutant === true,
  limitedQuantity: details.limitedQuantity && mayBeLimited(details),
  exceptedQuantity: details.exceptedQuantity && mayBeExcepted(details),
  acidAlkaliStatement: details.acidAlkaliStatement && permitsAcidAlkali(details),
  declaredGroups: mayDeclareGroups(details) ? (details.declaredGroups ?? '') : '',
  ...(needsTemperatures(details) ? {} : { controlTemperature: '', emergencyTemperature: '' }),
});

/** The name of an entry that has one only; of several the shipper chooses (IMDG 3.1.2.2). */
const onlyNameOf = ({ properShippingName }: Pick<DangerousGoods, 'properShippingName'>): string => {
  const [name = '', ...others] = shippingNamesOf(properShippingName);
  return others.length === 0 ? name : '';
};

/**
 * The list's flash point of the goods themselves, in °C; null for one of a component or of several substances, and for a
 * range that begins below the packing group's own.
 */
const flashPointFrom = ({ flashPoint, packingGroup }: DangerousGoods): string | null => {
  const from = parseFlashPoint(flashPoint ?? '')?.from ?? Number.NEGATIVE_INFINITY;
  const isOther = packingGroup === 'III' && Number.isFinite(from) && from < groupThreeFrom;
  return flashPoint === null || isOther || /[(;]/.test(flashPoint.replace('(o.c.)', '')) ? null : flashPoint;
};

/** Fills in the details from the dangerous-goods list; what only the shipper knows stays as typed. */
export const filledFrom = (goods: DangerousGoods, details: DangerousForm): DangerousForm =>
  fitted({
    ...details,
    unNumber: goods.unNumber,
    packingGroup: goods.packingGroup,
    properShippingName: onlyNameOf(goods),
    // the shipper chooses the division that the contents decide
    hazardClass: divisionsOf(goods).length > 0 ? '' : goods.hazardClass,
    subsidiaryHazards: goods.subsidiaryHazards,
    flashPoint: flashPointFrom(goods) ?? details.flashPoint,
    marinePollutant: goods.marinePollutant,
    charcoal: isCharcoal(goods) ? (details.charcoal ?? blankCharcoal) : undefined,
    listed: listedFrom(goods),
  });

/** The usual Chinese name of an entry, or the first of several; else the name of the entry. */
export const shortNameOf = ({ commonNameZh, nameZh }: Pick<DangerousGoods, 'commonNameZh' | 'nameZh'>): string =>
  commonNameZh.split('、')[0] || nameZh;

/** The cargo item's names: the list's, unless the shipper has entered own ones; a generic name does not count. */
export const namedAfter = (goods: DangerousGoods, item: CargoForm): Pick<CargoForm, 'nameZh' | 'nameEn'> => {
  const generic = goods.technicalName;
  return {
    nameZh: typedText(item.nameZh).trim() === '' && !generic ? shortNameOf(goods) : item.nameZh,
    nameEn: typedText(item.nameEn).trim() === '' && !generic ? onlyNameOf(goods) : item.nameEn,
  };
};

/** The details while the user looks up another entry: values from the former entry are removed. */
export const retyped = (unNumber: string, details: DangerousForm): DangerousForm =>
  details.listed ? fitted({ ...details, ...noEntry, unNumber }) : { ...details, unNumber };

const lacksListedName = ({ dangerous }: CargoForm): boolean =>
  dangerous?.listed !== undefined && dangerous.listed.properShippingName === undefined;

/** A form of an older version, whose goods have the whole entry as their name and nothing to choose from. */
export const withListedNames = (form: OrderForm): OrderForm => {
  if (!form.cargo.some(lacksListedName)) return form;
  const cargo = form.cargo.map((item): CargoForm => {
    const { dangerous } = item;
    if (!dangerous?.listed || !lacksListedName(item)) return item;
    const listed = { ...dangerous.listed, properShippingName: dangerous.properShippingName };
    return { ...item, dangerous: { ...dangerous, listed } };
  });
  return { ...form, cargo };
};
