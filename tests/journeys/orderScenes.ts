import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

const offers: Readonly<Record<Exclude<ServiceCode, 'fcl'>, string>> = {
  lcl: 'lcl~CNSHA~HKHKG',
  air: 'air~PVG~FRA',
  rail: 'rail~CN-CKG-TJC~DE-DUI',
  seaRail: 'seaRail~CNCKG~SGSIN',
  tank: 'tank~CNSHA~KRPUS',
  flexitank: 'flexitank~CNSHA~KRPUS',
  warehousing: 'warehousing~CNSHA-W1',
  builtIn: 'builtIn~CNSHA-S1',
  dgDesk: 'dgDesk~CNSHA',
  domestic: 'domestic~310000~510100',
  goods: 'goods~glycerine-995',
};

/** The order address of an offer of each service, except the full container, whose sailings change. */
export const orderAddresses = (Object.keys(offers) as (keyof typeof offers)[]).map((name) => ({
  service: name,
  serviceZh: allServices[name].nameZh,
  address: `${allServices[name].routes.order}?${new URLSearchParams({ offer: offers[name] })}`,
}));
