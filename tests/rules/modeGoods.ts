import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import { modeFindings } from '#contract/rules/acceptance/modes.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

export const goods = (over: Partial<ModeGoods>): ModeGoods => ({
  line: 'fcl',
  isDangerous: true,
  hazardClass: '9',
  subsidiaryHazards: [],
  packingGroup: 'II',
  unNumber: null,
  originCode: 'CNNGB',
  ...over,
});
export const said = (over: Partial<ModeGoods>) => modeFindings(goods(over)).map(({ code }) => code);
export const by = (service: ServiceCode, over: Partial<ModeGoods>) => said({ line: service, ...over });
export const of = (hazardClass: string, over: Partial<ModeGoods> = {}): Partial<ModeGoods> => ({
  hazardClass,
  ...over,
});
export const named = (properShippingName: string, over: Partial<ModeGoods> = {}) => ({ properShippingName, ...over });
