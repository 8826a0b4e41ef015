import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { PaperMode, PaperRule } from './documentTable.ts';
import { paperTable } from './documentTable.ts';

/** A paper of a shipment: who issues it, and by when it is needed. */
export interface Paper {
  code: string;
  nameZh: string;
  issuer: string;
  due: string;
  dangerousOnly: boolean;
}

/** The mode of each line of business; chemical goods that are bought are delivered by truck. */
export const paperModes: Readonly<Record<ServiceLine, PaperMode>> = {
  fcl: 'SEA_FCL',
  lcl: 'SEA_LCL',
  air: 'AIR',
  rail: 'RAIL',
  tank: 'TANK',
  flexitank: 'FLEXI',
  warehousing: 'WH',
  builtIn: 'CFS',
  dgDesk: 'DGDESK',
  domestic: 'ROAD',
  goods: 'ROAD',
};

/** The facts of a shipment that its papers depend on. */
export interface PaperShipment {
  line: ServiceLine;
  isDangerous: boolean;
  hazardClass?: string | null | undefined;
  packingGroup?: 'I' | 'II' | 'III' | null | undefined;
  /** Whether lithium batteries are in it; they bring the papers of a chemical too. */
  hasLithium?: boolean | undefined;
  /** Whether it is a chemical at all; true where it is left out. */
  isChemical?: boolean | undefined;
}

/** A paper that a shipment needs, or may need under a condition, with what its packing group asks of it. */
export interface NeededPaper extends Omit<Paper, 'dangerousOnly'> {
  cutOff: PaperRule['cutOff'];
  need: 'required' | 'conditional';
  /** When it is needed, for `conditional`; empty otherwise. */
  whenZh: string;
  /** What must stand on it for the packing group; empty where nothing does. */
  noteZh: string;
  confidence: PaperRule['confidence'];
}

/** The letter of a packaging's UN mark that holds for a packing group (IMDG Code 6.1.3.1). */
const markOf = { I: 'X', II: 'X 或 Y', III: 'X、Y 或 Z' } as const;

const isFor = (goods: PaperRule['goods'], shipment: PaperShipment): boolean => {
  const { isDangerous, hasLithium = false, isChemical = true } = shipment;
  switch (goods) {
    case 'any':
      return true;
    case 'chemical':
      return isChemical || hasLithium || isDangerous;
    case 'dangerous':
      return isDangerous;
    case 'notDangerousChemical':
      return !isDangerous && (isChemical || hasLithium);
    case 'lithium':
      return hasLithium;
    default:
      return goods satisfies never;
  }
};

const liesIn = (hazardClass: string, classes: readonly string[]): boolean =>
  classes.some((one) => hazardClass === one || hazardClass.startsWith(`${one}.`));

/** Whether a rule asks its paper of a mode and class, and under which condition. */
const needOf = (
  { required, conditional, exempt }: PaperRule,
  mode: PaperMode,
  hazardClass: string,
): Pick<NeededPaper, 'need' | 'whenZh'> | null => {
  if (conditional?.modes.includes(mode)) return { need: 'conditional', whenZh: conditional.whenZh };
  if (!required.includes(mode)) return null;
  return exempt && liesIn(hazardClass, exempt.classes)
    ? { need: 'conditional', whenZh: exempt.whenZh }
    : { need: 'required', whenZh: '' };
};

/**
 * The papers of a shipment by line, class and packing group: who issues each, by when, and for which cut-off. It says
 * what is asked for, not that the goods are taken: see `modeFindings`. Source: the trade's document table, 24 rows.
 */
export const papersNeeded = (shipment: PaperShipment): NeededPaper[] => {
  const mode = paperModes[shipment.line];
  return paperTable.flatMap((rule) => {
    const need = isFor(rule.goods, shipment) ? needOf(rule, mode, shipment.hazardClass ?? '') : null;
    if (!need) return [];
    const { code, nameZh, issuer, due, cutOff, confidence } = rule;
    const mark = rule.marksPackingGroup && shipment.packingGroup ? markOf[shipment.packingGroup] : null;
    const noteZh = mark === null ? '' : `包装类别 ${shipment.packingGroup}：包装的 UN 标记须为 ${mark}`;
    return [{ code, nameZh, issuer, due, cutOff, ...need, noteZh, confidence }];
  });
};

const heldWhenBooking = new Set([
  'SDS',
  'TCA',
  'CLSR',
  'PERF',
  'USE',
  'DGDECL',
  'MMDG',
  'CPC',
  'POA',
  'CI',
  'PL',
  'DE',
]);

/** The papers of a sea full-container export that a shipper ticks as held when booking, dangerous ones marked. */
export const seaExportPapers: readonly Paper[] = paperTable
  .filter(({ code }) => heldWhenBooking.has(code))
  .map((rule) => {
    const need = needOf(rule, 'SEA_FCL', '');
    const due = need?.need === 'conditional' ? `${rule.due}（${need.whenZh}）` : rule.due;
    return {
      code: rule.code,
      nameZh: rule.nameZh,
      issuer: rule.issuer,
      due,
      dangerousOnly: rule.goods === 'dangerous',
    };
  });

/** The papers a sea export needs, dangerous-goods papers only where a line is dangerous. */
export const papersFor = ({ dangerous }: { dangerous: boolean }): Paper[] =>
  seaExportPapers.filter((paper) => dangerous || !paper.dangerousOnly);
