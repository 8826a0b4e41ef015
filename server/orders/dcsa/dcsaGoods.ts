import type { Order } from '#contract/booking/orderForm.ts';
import { charcoalText } from '#contract/rules/classification/charcoalText.ts';
import { stowageText } from '#contract/rules/classification/stowageText.ts';
import { groupsIn } from '#contract/rules/segregation/segregationGroups.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';

type Cargo = Order['cargo'][number];
type Dangerous = NonNullable<Cargo['dangerous']>;

/** Text on one line. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A lone surrogate at the end of cut text. */
const half = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Text for DCSA: one line, trimmed, at most `max` characters; undefined if nothing is left. */
export const upTo = (max: number, text: string): string | undefined =>
  onOneLine(text).slice(0, max).replaceAll(half, '').trim() || undefined;

const phoneMax = 30;

/** A telephone number, without its gaps where it is too long; never a part of one. */
export const phoneOf = (phone: string): string | undefined =>
  [onOneLine(phone), phone.replaceAll(/[\s().-]/g, '')].find((text) => text !== '' && text.length <= phoneMax);

const kilograms = (value: number) => ({ value, unit: 'KGM' as const });

/** Packages without an IMO code, by the codes of UN/CEFACT Recommendation 21. */
export const packageCodes: Readonly<Record<string, string>> = { CYL: 'CY', TANK: 'TY', FLEXI: 'FE' };

/** The code of a package; DCSA has it for dangerous goods only, with harmless ones it is a text. */
const packagingOf = ({ packagingCode, dangerous }: Cargo) => {
  if (!dangerous) return { description: upTo(100, packagingCode) };
  return /^\d[A-Z0-9]{1,4}$/.test(packagingCode)
    ? { imoPackagingCode: packagingCode }
    : { packageCode: packageCodes[packagingCode] ?? 'PK' };
};

/** A temperature typed with or without its unit; undefined if it is no number. */
const degrees = (text: string): number | undefined => {
  const [number] = /-?\d+(?:\.\d+)?/.exec(text.replaceAll('−', '-')) ?? [];
  return number === undefined ? undefined : Number(number);
};

const exactFlashPoint = (text: string): number | undefined => {
  const found = parseFlashPoint(text);
  return found && found.from === found.to && Number.isFinite(found.from) ? found.from : undefined;
};

const limitsOf = ({ flashPoint, controlTemperature, emergencyTemperature }: Dangerous) => {
  const limits = {
    flashPoint: exactFlashPoint(flashPoint),
    transportControlTemperature: degrees(controlTemperature),
    transportEmergencyTemperature: degrees(emergencyTemperature),
  };
  return Object.values(limits).every((value) => value === undefined)
    ? undefined
    : { temperatureUnit: 'CEL' as const, ...limits };
};

/** The numbers of packing groups. */
export const groupNumber = { I: 1, II: 2, III: 3 } as const;

/** The numbers of the segregation groups: SGG1a, the strong acids, is part of 1. */
const segregationGroupsOf = (groups: readonly string[]): string[] => [
  ...new Set(groups.flatMap((group) => /^SGG(\d{1,2})/.exec(group)?.[1] ?? [])),
];

/** How the handling of goods says what DCSA has no property for. */
export const handlingTexts = {
  mark: 'UN packaging mark ',
  inner: 'Inner packaging ',
  acidAlkali: 'Transport in accordance with 7.2.6.5 of the IMDG Code',
  stowage: 'Stowage ',
} as const;

const handlingOf = (dangerous: Dangerous): string | undefined => {
  const { packagingMark, innerPackaging, acidAlkaliStatement, charcoal } = dangerous;
  const stowage = stowageText(dangerous);
  return upTo(
    255,
    [
      packagingMark && handlingTexts.mark + packagingMark,
      innerPackaging && handlingTexts.inner + innerPackaging,
      acidAlkaliStatement && handlingTexts.acidAlkali,
      charcoalText(charcoal),
      stowage && handlingTexts.stowage + stowage,
    ]
      .filter(Boolean)
      .join('; '),
  );
};

const dangerousGoodsOf = (dangerous: Dangerous, grossKg: number, emergencyContact: string) => {
  const [subsidiaryRisk1, subsidiaryRisk2] = dangerous.subsidiaryHazards;
  return {
    UNNumber: dangerous.unNumber,
    properShippingName: upTo(250, dangerous.properShippingName),
    technicalName: upTo(250, dangerous.technicalName),
    imoClass: dangerous.hazardClass,
    subsidiaryRisk1,
    subsidiaryRisk2,
    isMarinePollutant: dangerous.marinePollutant,
    packingGroup: dangerous.packingGroup === null ? undefined : groupNumber[dangerous.packingGroup],
    isLimitedQuantity: dangerous.limitedQuantity,
    isExceptedQuantity: dangerous.exceptedQuantity,
    isSalvagePackings: false,
    isEmptyUncleanedResidue: dangerous.emptyUncleaned,
    isWaste: dangerous.isWaste,
    isHot: dangerous.isHot,
    isCompetentAuthorityApprovalRequired: dangerous.competentAuthorityApproval !== '',
    competentAuthorityApproval: upTo(70, dangerous.competentAuthorityApproval),
    segregationGroups: segregationGroupsOf([
      ...(dangerous.listed?.segregationGroups ?? []),
      ...groupsIn(dangerous.declaredGroups),
    ]),
    emergencyContactDetails: {
      contact: upTo(255, emergencyContact),
      phone: phoneOf(dangerous.emergencyPhone),
    },
    EMSNumber: upTo(7, (dangerous.listed?.ems ?? '').replaceAll(/[,，]\s*/g, ' ')),
    isReportableQuantity: false,
    grossWeight: kilograms(grossKg),
    netWeight: kilograms(dangerous.netKg),
    limits: limitsOf(dangerous),
    additionalContainerCargoHandling: handlingOf(dangerous),
  };
};

/** A cargo item as the `Commodity` of DCSA Booking 2.0; the person to call in an emergency is named in Latin letters. */
export const commodityOf = (item: Cargo, emergencyContact: string) => ({
  commodityType: upTo(550, item.nameEn),
  extendedHSCodes: item.hsCode === '' ? undefined : [item.hsCode],
  cargoGrossWeight: kilograms(item.grossKg),
  cargoGrossVolume: { value: item.volumeM3, unit: 'MTQ' as const },
  outerPackaging: {
    ...packagingOf(item),
    numberOfPackages: item.packages,
    dangerousGoods: item.dangerous ? [dangerousGoodsOf(item.dangerous, item.grossKg, emergencyContact)] : undefined,
  },
});
