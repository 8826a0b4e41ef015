import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import type { ModeFinding } from '#contract/rules/acceptance/modeGoods.ts';
import { divisionsOf } from '#contract/rules/classification/divisions.ts';
import { controlsOf } from '#contract/rules/documents/controlledGoods.ts';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import { documentsNeeded } from '#contract/rules/documents/documents.ts';
import { rateTermsOf } from '#contract/rules/pricing/rateChoice.ts';
import { takesDangerous } from '#contract/services/warehousing/traits.ts';
import { storeClassOf } from '#contract/rules/storage/storeClass.ts';
import { tankMatchOf } from '#contract/rules/tanks/tanks.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { blankDangerous } from './blankOrder.ts';
import { filledFrom } from './edits/dangerousDetails.ts';

/** The services that move, store or load goods of the customer. */
const carryingServices = Object.values(allServices)
  .filter(({ carries = 0 }) => carries > 0)
  .toSorted((one, other) => one.carries! - other.carries!)
  .map(({ line }) => line);

/** Whether a service takes the goods: by an online order, after the desk has agreed, or never. The desk reviews all. */
export type Decision = 'open' | 'desk' | 'rejected';

export interface GoodsOutlook {
  line: ServiceCode;
  decision: Decision;
  findings: Pick<ModeFinding, 'verdict' | 'ruleZh' | 'source'>[];
}

type Finding = GoodsOutlook['findings'][number];

/** The divisions that the contents may have, else the class of the entry. */
const hazardsOf = (entry: DangerousGoods) => {
  const divisions = divisionsOf(entry);
  return divisions.length > 0 ? divisions : [entry];
};

const cargoOf = (
  entry: DangerousGoods,
  { hazardClass, subsidiaryHazards }: Pick<DangerousGoods, 'hazardClass' | 'subsidiaryHazards'>,
) => ({
  unit: 1,
  dangerous: { ...filledFrom(entry, blankDangerous()), hazardClass, subsidiaryHazards },
});

/** What the tank instruction of the list leaves of the tanks with a published price. */
const tankFindings = ({ tankInstruction }: DangerousGoods): Finding[] => {
  const { review, ruleZh, source } = tankMatchOf({ isDangerous: true, tankInstruction });
  return [{ verdict: review === null ? 'requires' : 'desk', ruleZh, source }];
};

const storeOf = (entry: DangerousGoods) =>
  storeClassOf({
    isDangerous: true,
    hazardClass: entry.hazardClass,
    subsidiaryHazards: entry.subsidiaryHazards,
    packingGroup: entry.packingGroup,
    unNumber: entry.unNumber,
    flashPoint: entry.flashPoint === null ? null : parseFlashPoint(entry.flashPoint),
  });

const decisionOf = (findings: readonly Finding[]): Decision => {
  if (findings.some(({ verdict }) => verdict === 'rejected')) return 'rejected';
  return findings.some(({ verdict }) => verdict === 'desk') ? 'desk' : 'open';
};

const decisions: readonly Decision[] = ['open', 'desk', 'rejected'];

const outlookIn = (line: ServiceCode, entry: DangerousGoods): GoodsOutlook => {
  const byHazard = hazardsOf(entry).map((hazard) => {
    const { findings } = acceptanceOf(allServices[line], [cargoOf(entry, hazard)], { acceptedClasses: null });
    const found: Finding[] = findings;
    return line === 'tank' ? found.concat(tankFindings(entry)) : found;
  });
  const findings = new Map<string, Finding>();
  for (const { verdict, ruleZh, source } of byHazard.flat()) findings.set(ruleZh, { verdict, ruleZh, source });
  const found = byHazard.map(decisionOf);
  // where the contents decide, one division may be rejected and another not
  const decision = found.every((one) => one === found[0]) ? found[0]! : 'desk';
  return { line, decision, findings: [...findings.values()] };
};

/**
 * What the rules say about an entry of the list in every service before anything else is known of an order; those that
 * take it first. `open` is no promise: packages, route and carrier are checked with the order.
 */
export const goodsOutlooks = (entry: DangerousGoods): GoodsOutlook[] =>
  carryingServices
    .map((line) => outlookIn(line, entry))
    .toSorted((one, other) => decisions.indexOf(one.decision) - decisions.indexOf(other.decision));

/** Whether a published item of a service is one of goods like these: not of others, of their tank and of their store. */
export const itemsOf = (line: ServiceCode, entry: DangerousGoods): ((itemCode: string) => boolean) => {
  const { tankInstruction } = entry;
  const tanks: readonly string[] = line === 'tank' ? tankMatchOf({ isDangerous: true, tankInstruction }).tanks : [];
  const store = line === 'warehousing' ? `${storeOf(entry).most}-` : '';
  return (itemCode) => {
    const { item, condition } = rateTermsOf(line, itemCode);
    if (condition === 'notDangerous') return false;
    if (line === 'tank') return tanks.includes(itemCode);
    return line !== 'warehousing' || (item !== null && takesDangerous(item) && item.startsWith(store));
  };
};

/** A document with the services that need it, or may need it under a condition. */
export interface GoodsPaper extends Pick<NeededDocument, 'code' | 'nameZh' | 'issuer' | 'due' | 'noteZh' | 'whenZh'> {
  required: ServiceCode[];
  conditional: ServiceCode[];
}

/** The documents that an entry needs in the services that may take it, by its outlooks, without those of any other goods. */
export const goodsPapers = (entry: DangerousGoods, outlooks: readonly GoodsOutlook[]): GoodsPaper[] => {
  const { hazardClass, packingGroup, unNumber } = entry;
  const controls = controlsOf(unNumber);
  const papers = new Map<string, GoodsPaper>();
  for (const { line, decision } of outlooks) {
    if (decision === 'rejected') continue;
    const { documents: mode } = allServices[line];
    const ordinary = new Set(documentsNeeded({ mode, isDangerous: false, isChemical: false }).map(({ code }) => code));
    for (const paper of documentsNeeded({ mode, isDangerous: true, hazardClass, packingGroup, controls })) {
      if (ordinary.has(paper.code)) continue;
      const { code, nameZh, issuer, due, noteZh, need, whenZh } = paper;
      const known = papers.get(code) ?? { code, nameZh, issuer, due, noteZh, whenZh, required: [], conditional: [] };
      known[need].push(line);
      known.whenZh ||= whenZh;
      papers.set(code, known);
    }
  }
  return [...papers.values()];
};

/** The item of the dangerous-goods desk that procures a document; absent if the desk offers none. */
export const deskItems: Readonly<Record<string, string>> = {
  SDS: 'SDS-ZH',
  TCA: 'TCA',
  CLSR: 'CLS',
  PERF: 'PKGC',
  USE: 'PKGC',
  DGDECL: 'DGD',
  CPC: 'PKL',
  DGDA: 'DGDA',
};
