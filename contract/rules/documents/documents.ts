import type { ControlCode } from './controlledGoods.ts';
import { controlNamesZh } from './controlledGoods.ts';
import type { DocumentMode, DocumentRule } from './documentTable.ts';
import { documentTable } from './documentTable.ts';

/** A document of a shipment: who issues it, and when it is due. */
export interface ShipmentDocument {
  code: string;
  nameZh: string;
  issuer: string;
  due: string;
  dangerousOnly: boolean;
}

/** The facts of a shipment that determine its documents. */
export interface DocumentShipment {
  /** The mode, or those of each leg. */
  mode: DocumentMode | readonly DocumentMode[];
  isDangerous: boolean;
  hazardClass?: string | null | undefined;
  packingGroup?: 'I' | 'II' | 'III' | null | undefined;
  /** Whether it contains lithium batteries; they require a chemical's documents as well. */
  hasLithium?: boolean | undefined;
  /** Its legal controls; none by default. */
  controls?: readonly ControlCode[] | undefined;
  /** Whether it is a chemical; defaults to true. */
  isChemical?: boolean | undefined;
}

/** A document that a shipment needs, or may need under a condition, with the requirement of its packing group. */
export interface NeededDocument extends Omit<ShipmentDocument, 'dangerousOnly'> {
  cutOff: DocumentRule['cutOff'];
  need: 'required' | 'conditional';
  /** The condition, for `conditional`; empty otherwise. */
  whenZh: string;
  /** The values that the packing group requires in it, and the control that requires it; empty if none. */
  noteZh: string;
  confidence: DocumentRule['confidence'];
}

/** The letters of a UN packaging mark that a packing group allows (IMDG Code 6.1.3.1). */
const markOf = { I: 'X', II: 'X 或 Y', III: 'X、Y 或 Z' } as const;

const isFor = (goods: DocumentRule['goods'], shipment: DocumentShipment): boolean => {
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

/** Whether a rule requires its document for one of the modes and a class, and under which condition. */
const needOf = (
  { required, conditional, exempt }: DocumentRule,
  modes: readonly DocumentMode[],
  hazardClass: string,
): Pick<NeededDocument, 'need' | 'whenZh'> | null => {
  if (modes.some((mode) => required.includes(mode)))
    return exempt && liesIn(hazardClass, exempt.classes)
      ? { need: 'conditional', whenZh: exempt.whenZh }
      : { need: 'required', whenZh: '' };
  return conditional && modes.some((mode) => conditional.modes.includes(mode))
    ? { need: 'conditional', whenZh: conditional.whenZh }
    : null;
};

/**
 * The documents of a shipment by mode, class and packing group: issuer, due date and cut-off. It does not mean that
 * the goods are accepted: see `modeFindings`. Source: the document table.
 */
export const documentsNeeded = (shipment: DocumentShipment): NeededDocument[] => {
  return documentTable.flatMap((rule) => {
    const controls = shipment.controls?.filter((control) => rule.controls?.includes(control)) ?? [];
    const isAsked = rule.controls ? controls.length > 0 : isFor(rule.goods, shipment);
    const need = isAsked ? needOf(rule, [shipment.mode].flat(), shipment.hazardClass ?? '') : null;
    if (!need) return [];
    const { code, nameZh, issuer, due, cutOff, confidence } = rule;
    const mark = rule.marksPackingGroup && shipment.packingGroup ? markOf[shipment.packingGroup] : null;
    const noteZh = [
      ...(mark === null ? [] : [`包装类别 ${shipment.packingGroup}：包装的 UN 标记须为 ${mark}`]),
      ...controls.map((control) => `货物属于${controlNamesZh[control]}`),
    ].join('；');
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

/**
 * The documents of a full-container sea export that a shipper ticks when booking; those for dangerous goods are marked.
 */
export const seaExportDocuments: readonly ShipmentDocument[] = documentTable
  .filter(({ code }) => heldWhenBooking.has(code))
  .map((rule) => {
    const need = needOf(rule, ['SEA_FCL'], '');
    const due = need?.need === 'conditional' ? `${rule.due}（${need.whenZh}）` : rule.due;
    return {
      code: rule.code,
      nameZh: rule.nameZh,
      issuer: rule.issuer,
      due,
      dangerousOnly: rule.goods === 'dangerous',
    };
  });

/** The documents of a sea export; those for dangerous goods only if there are any. */
export const documentsFor = ({ dangerous }: { dangerous: boolean }): ShipmentDocument[] =>
  seaExportDocuments.filter((document) => dangerous || !document.dangerousOnly);
