import type { BookedCommodity, BookedDangerousGoods } from '#contract/orders/bookings/bookingInput.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous } from '#contract/booking/blankOrder.ts';
import { isClassOf } from '#contract/rules/classification/divisions.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { GoodsIndex } from '#server/search/goodsIndex.ts';
import { groupNumber, handlingTexts, packageCodes } from '#server/orders/dcsa/dcsaGoods.ts';
import { rejected } from './bookingPaths.ts';
import { bookingMessages } from './messages.ts';

type Groups = Pick<GoodsIndex, 'ofNumber'>;

const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;

/** A weight in kilograms; one pound is 0.45359237 kg. */
export const kilogramsOf = ({ value, unit }: BookedCommodity['cargoGrossWeight']): number =>
  unit === 'KGM' ? value : thousandths(value * 0.453_592_37);

/** A volume in cubic metres; one cubic foot is 0.028316846592 m³. */
const cubicMetresOf = ({ value, unit }: BookedCommodity['cargoGrossVolume']): number =>
  unit === 'MTQ' ? value : thousandths(value * 0.028_316_846_592);

/** The site's code of a package by that of UN/CEFACT Recommendation 21. */
const ownPackages = new Map(Object.entries(packageCodes).map(([own, code]) => [code, own]));

const packagingCodeOf = ({ outerPackaging }: BookedCommodity, at: string): string => {
  const { imoPackagingCode, packageCode, description } = outerPackaging;
  const code = imoPackagingCode ?? (packageCode && ownPackages.get(packageCode)) ?? description;
  if (code !== undefined) return code.toUpperCase();
  const property = packageCode === undefined ? 'imoPackagingCode' : 'packageCode';
  throw rejected(`${at}.outerPackaging.${property}`, bookingMessages.packageUnknown);
};

/** What the handling of goods says, part by part. */
const handlingPartsOf = ({ additionalContainerCargoHandling = '' }: BookedDangerousGoods): string[] =>
  additionalContainerCargoHandling
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const after = (start: string, parts: readonly string[]): string =>
  parts.find((part) => part.startsWith(start))?.slice(start.length) ?? '';

/** What the handling of goods says besides what a field of the order has. */
export const otherHandlingOf = ({ outerPackaging }: BookedCommodity): string =>
  (outerPackaging.dangerousGoods ?? [])
    .flatMap(handlingPartsOf)
    .filter((part) => !Object.values(handlingTexts).some((start) => part.startsWith(start)))
    .join('; ');

/** The HS code of a commodity that its extended code, which the order has, does not begin with. */
export const otherHeadingOf = ({
  HSCodes: [code = ''] = [],
  extendedHSCodes: [extended = code] = [],
}: BookedCommodity) => (extended.startsWith(code) ? [] : [`HS ${code}`]);

const degrees = (value: number | undefined, unit: 'CEL' | 'FAH'): string => {
  if (value === undefined) return '';
  return `${unit === 'CEL' ? value : Math.round((value - 32) / 0.18) / 10} ℃`;
};

const limitsOf = ({ limits }: BookedDangerousGoods) => {
  const unit = limits?.temperatureUnit ?? 'CEL';
  return {
    flashPoint: degrees(limits?.flashPoint, unit),
    controlTemperature: degrees(limits?.transportControlTemperature, unit),
    emergencyTemperature: degrees(limits?.transportEmergencyTemperature, unit),
  };
};

const romanOf = (group: number | undefined): DangerousForm['packingGroup'] =>
  (['I', 'II', 'III'] as const).find((roman) => groupNumber[roman] === group) ?? null;

/** The entries of the list that may be the goods. */
const entriesOf = (list: Groups, { UNNumber, imoClass }: BookedDangerousGoods): DangerousGoods[] =>
  list.ofNumber(UNNumber).filter((entry) => isClassOf(entry, imoClass));

/** The groups that the shipper declares besides those of the list; SGG1a, the strong acids, is part of 1. */
const declaredGroupsOf = (list: Groups, goods: BookedDangerousGoods): string => {
  const listed = new Set(
    entriesOf(list, goods).flatMap(({ segregationGroups }) =>
      segregationGroups.map((group) => group.replace('1a', '1')),
    ),
  );
  return (goods.segregationGroups ?? [])
    .map((number) => `SGG${number}`)
    .filter((group) => !listed.has(group))
    .join(' ');
};

const dangerousOf = (list: Groups, goods: BookedDangerousGoods): DangerousForm => {
  const parts = handlingPartsOf(goods);
  return {
    ...blankDangerous(),
    ...limitsOf(goods),
    unNumber: goods.UNNumber,
    packingGroup: romanOf(goods.packingGroup),
    properShippingName: goods.properShippingName,
    technicalName: goods.technicalName ?? '',
    declaredGroups: declaredGroupsOf(list, goods),
    hazardClass: goods.imoClass,
    subsidiaryHazards: [goods.subsidiaryRisk1, goods.subsidiaryRisk2].filter((risk) => risk !== undefined),
    marinePollutant: goods.isMarinePollutant,
    limitedQuantity: goods.isLimitedQuantity,
    exceptedQuantity: goods.isExceptedQuantity,
    acidAlkaliStatement: parts.includes(handlingTexts.acidAlkali),
    emptyUncleaned: goods.isEmptyUncleanedResidue,
    isWaste: goods.isWaste,
    isHot: goods.isHot,
    packagingMark: after(handlingTexts.mark, parts),
    innerPackaging: goods.innerPackagings?.[0]?.description ?? after(handlingTexts.inner, parts),
    competentAuthorityApproval: goods.competentAuthorityApproval ?? '',
    netKg: kilogramsOf(goods.netWeight),
    emergencyContact: goods.emergencyContactDetails.contact,
    emergencyPhone: goods.emergencyContactDetails.phone,
  };
};

const nameMax = 100;

/** A commodity of a booking as a cargo item in a container; `at` is its path. The Chinese name is the English one. */
export const cargoOf = (
  list: Groups,
  commodity: BookedCommodity,
  { unit, at }: { unit: number; at: string },
): CargoForm => {
  const [goods] = commodity.outerPackaging.dangerousGoods ?? [];
  const { commodityType, extendedHSCodes = [], HSCodes = [] } = commodity;
  return {
    ...blankCargo(fcl, false),
    nameZh: Array.from(commodityType).slice(0, nameMax).join(''),
    nameEn: commodityType,
    hsCode: extendedHSCodes[0] ?? HSCodes[0] ?? '',
    packagingCode: packagingCodeOf(commodity, at),
    packages: commodity.outerPackaging.numberOfPackages,
    grossKg: kilogramsOf(commodity.cargoGrossWeight),
    volumeM3: cubicMetresOf(commodity.cargoGrossVolume),
    unit,
    dangerous: goods ? dangerousOf(list, goods) : null,
  };
};
