import { airEntryOf, airLimitOf, toxicByInhalation } from './airList.ts';
import type { ModeGoods } from './modeGoods.ts';

export const seaContainers = ['fcl', 'lcl', 'tank', 'builtIn'] as const;

/** Whether a hazard lies in a class or division: `1.4S` lies in `1.4` and in `1`, `10` does not. */
export const liesIn = (hazard: string, division: string): boolean => {
  const bare = hazard.replace(/[A-Z]$/, '');
  return bare === division || bare.startsWith(`${division}.`);
};

export const mainIs = ({ isDangerous, hazardClass }: ModeGoods, ...divisions: string[]): boolean =>
  isDangerous && hazardClass !== null && divisions.some((division) => liesIn(hazardClass, division));

/** Whether the main or a subsidiary hazard lies in one of the divisions. */
export const hazardIs = (goods: ModeGoods, ...divisions: string[]): boolean =>
  mainIs(goods, ...divisions) ||
  (goods.isDangerous && goods.subsidiaryHazards.some((hazard) => divisions.some((one) => liesIn(hazard, one))));

export const numberIs = ({ unNumber }: ModeGoods, ...numbers: string[]): boolean =>
  unNumber !== null && numbers.includes(unNumber.replace(/^UN\s*/i, ''));

export const nameSays = ({ properShippingName = '' }: ModeGoods, words: RegExp): boolean =>
  words.test(properShippingName);

/** Lithium and sodium batteries alone, packed with and contained in equipment. */
export const batteries = ['3090', '3091', '3480', '3481', '3551', '3552'] as const;

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

/** Entries that both aircraft exclude: those of the air list, and liquids and solids at elevated temperature. */
export const isForbiddenEntry = (goods: ModeGoods): boolean =>
  goods.isDangerous &&
  (airEntryOf(goods.unNumber, goods.packingGroup)?.forbidden === 'both' || numberIs(goods, '3256', '3257', '3258'));

export const isCargoAircraftOnly = (goods: ModeGoods): boolean =>
  (hazardIs(goods, '2.1') && !numberIs(goods, '1950', '1057')) ||
  (goods.isDangerous && airEntryOf(goods.unNumber, goods.packingGroup)?.forbidden === 'passenger');

export const isOverAirLimit = ({ isDangerous, unNumber, aircraft, packageKg }: ModeGoods): boolean => {
  const limit = airLimitOf(unNumber, aircraft);
  return isDangerous && packageKg !== undefined && limit !== undefined && packageKg > limit;
};

export const isStoppedByAir = (goods: ModeGoods): boolean =>
  hazardIs(goods, '2.3') ||
  isHot(goods) ||
  isInhaled(goods) ||
  isForbiddenEntry(goods) ||
  airForbiddenClass(goods) ||
  isOverAirLimit(goods) ||
  (isCargoAircraftOnly(goods) && goods.aircraft === 'passenger');

/** Entries of the list that the national catalogue marks 剧毒: chlorine and sodium cyanide. */
export const highlyToxic = ['1017', '1689'] as const;

/** Shanghai's former UN/LOCODE, which carriers still use, and the new one; an unknown port may be Shanghai. */
export const mayLoadAtShanghai = ({ originCode }: ModeGoods): boolean =>
  originCode === undefined || ['CNSHA', 'CNSGH'].includes(originCode);
