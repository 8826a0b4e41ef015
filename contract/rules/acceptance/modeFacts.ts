import { isForbiddenByAir, isForbiddenOnPassenger, overAirLimitZh, toxicByInhalation } from './airLimits.ts';
import { batteries, looseLithium, withEquipment } from './batteries.ts';
import type { ModeGoods } from './modeGoods.ts';

export const seaContainers = ['fcl', 'lcl', 'tank', 'builtIn'] as const;

/** Whether a hazard belongs to a class or division: `1.4S` belongs to `1.4` and to `1`, `10` does not. */
export const liesIn = (hazard: string, division: string): boolean => {
  const bare = hazard.replace(/[A-Z]$/, '');
  return bare === division || bare.startsWith(`${division}.`);
};

export const mainIs = ({ isDangerous, hazardClass }: ModeGoods, ...divisions: string[]): boolean =>
  isDangerous && hazardClass !== null && divisions.some((division) => liesIn(hazardClass, division));

/** Whether the main or a subsidiary hazard belongs to one of the divisions. */
export const hazardIs = (goods: ModeGoods, ...divisions: string[]): boolean =>
  mainIs(goods, ...divisions) ||
  (goods.isDangerous && goods.subsidiaryHazards.some((hazard) => divisions.some((one) => liesIn(hazard, one))));

export const numberIs = ({ unNumber }: ModeGoods, ...numbers: string[]): boolean =>
  unNumber !== null && numbers.includes(unNumber.replace(/^UN\s*/i, ''));

export const nameSays = ({ properShippingName = '' }: ModeGoods, words: RegExp): boolean =>
  words.test(properShippingName);

export const isBattery = (goods: ModeGoods): boolean => goods.isDangerous && numberIs(goods, ...batteries);

export const hasLithium = (goods: ModeGoods): boolean => goods.lithiumBattery !== undefined || isBattery(goods);

export const isConsumerBattery = (goods: ModeGoods): boolean =>
  goods.lithiumBattery === 'consumer' && (!goods.isDangerous || isBattery(goods));

export const isHot = (goods: ModeGoods): boolean => goods.isDangerous && goods.isHot === true;

export const isInhaled = (goods: ModeGoods): boolean =>
  goods.isDangerous &&
  goods.packingGroup === 'I' &&
  ((hazardIs(goods, '6.1') && goods.toxicByInhalation === true) || numberIs(goods, ...toxicByInhalation));

export const airForbiddenClass = (goods: ModeGoods): boolean =>
  hazardIs(goods, '1.1', '1.2', '1.3', '1.5') ||
  (mainIs(goods, '4.2') && goods.packingGroup === 'I') ||
  numberIs(goods, '3101', '3102', '3111', '3112');

/** Whether the batteries are declared as damaged, defective or recalled. */
export const isDamagedBattery = (goods: ModeGoods): boolean => isBattery(goods) && goods.lithiumBattery === 'damaged';

/** Lithium batteries that are not with equipment. */
export const isLooseLithium = (goods: ModeGoods): boolean => goods.isDangerous && numberIs(goods, ...looseLithium);

/** Entries forbidden on both aircraft: those of the list, and liquids and solids at elevated temperature. */
export const isForbiddenEntry = (goods: ModeGoods): boolean =>
  goods.isDangerous && (isForbiddenByAir(goods) || numberIs(goods, '3256', '3257', '3258'));

/** Forbidden on passenger aircraft: by the list; if it is silent, flammable gases and loose lithium batteries. */
export const isCargoAircraftOnly = (goods: ModeGoods): boolean =>
  goods.isDangerous &&
  !isForbiddenByAir(goods) &&
  (isForbiddenOnPassenger(goods) ??
    ((hazardIs(goods, '2.1') && !numberIs(goods, '1950', '1057')) || isLooseLithium(goods)));

/** Whether a package is certainly over the limit of its entry; for batteries with equipment the desk decides. */
export const isOverAirLimit = (goods: ModeGoods): boolean =>
  overAirLimitZh(goods) !== undefined && !numberIs(goods, ...withEquipment);

export const isStoppedByAir = (goods: ModeGoods): boolean =>
  hazardIs(goods, '2.3') ||
  isHot(goods) ||
  isInhaled(goods) ||
  isForbiddenEntry(goods) ||
  airForbiddenClass(goods) ||
  isOverAirLimit(goods) ||
  isDamagedBattery(goods) ||
  (isCargoAircraftOnly(goods) && goods.aircraft === 'passenger');

/** Entries of the list that the national catalogue marks 剧毒: chlorine and sodium cyanide. */
export const highlyToxic = ['1017', '1689'] as const;

/** Shanghai's former UN/LOCODE, which carriers still use, and the new one; an unknown port may be Shanghai. */
export const mayLoadAtShanghai = ({ originCode }: ModeGoods): boolean =>
  originCode === undefined || ['CNSHA', 'CNSGH'].includes(originCode);
