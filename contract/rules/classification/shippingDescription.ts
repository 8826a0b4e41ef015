import type { CharcoalPacking } from '#contract/rules/acceptance/acceptanceInput.ts';
import { charcoalText } from './charcoalText.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { groupsIn, segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';

/** A transport document's statements about dangerous goods. */
interface Described {
  unNumber: string;
  properShippingName: string;
  technicalName: string;
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  flashPoint: string;
  marinePollutant: boolean;
  limitedQuantity: boolean;
  exceptedQuantity: boolean;
  emptyUncleaned: boolean;
  isWaste: boolean;
  isHot: boolean;
  charcoal?: CharcoalPacking | undefined;
  /** Segregation groups that the shipper declares; absent in older orders. */
  declaredGroups?: string | undefined;
}

/** Flash points up to this value, in °C closed cup, are stated (IMDG 5.4.1.4.3.6). */
const statedMax = 60;

const has = (name: string, words: RegExp): boolean => words.test(name);

/** Words before the name, unless the name already contains them (IMDG 5.4.1.4.3.3, 5.4.1.4.3.4). */
const prefixesOf = ({ properShippingName: name, isWaste, isHot }: Described): string[] => [
  ...(isWaste && !has(name, /\bWASTE\b/i) ? ['WASTE'] : []),
  ...(isHot && !has(name, /\b(?:HOT|MOLTEN|ELEVATED TEMPERATURE)\b/i) ? ['HOT'] : []),
];

/** The minimum flash point: the lower end of a range, or an upper limit with its sign. */
const flashPointText = (typed: string): string => {
  const point = parseFlashPoint(typed);
  if (!point) return '';
  if (Number.isFinite(point.from)) return point.from <= statedMax ? `(${point.from} °C c.c.)` : '';
  return point.to <= statedMax ? `(${point.below ? '<' : '≤'}${point.to} °C c.c.)` : '';
};

/** The statement of a segregation group that the shipper declares, with its number (5.4.1.5.11.1). */
const groupStatements = ({ declaredGroups }: Described): string[] =>
  groupsIn(declaredGroups).flatMap((code) => {
    const group = segregationGroups.get(code);
    return group ? [`IMDG Code segregation group ${code.slice(3)} – ${group.nameEn}`] : [];
  });

/**
 * The description of dangerous goods for a transport document, in the order of IMDG 5.4.1.4.2: UN number, proper
 * shipping name (technical name), class (subsidiary hazards), packing group; for empty packagings with the words for
 * them before or after these five (5.4.1.4.3.2); then flash point and marine pollutant (5.4.1.4.3), the kind of
 * quantity (5.4.1.5.2, 3.5.6), dates and temperatures of charcoal (5.4.1.5.18) and declared segregation groups
 * (5.4.1.5.11.1).
 */
export const shippingDescription = (goods: Described): string => {
  const { unNumber, properShippingName, technicalName, hazardClass, subsidiaryHazards, packingGroup } = goods;
  const name = [...prefixesOf(goods), properShippingName].join(' ');
  return [
    goods.emptyUncleaned ? 'EMPTY UNCLEANED' : '',
    `UN ${unNumber}`,
    technicalName.trim() === '' ? name : `${name} (${technicalName.trim()})`,
    [hazardClass, ...subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' '),
    packingGroup === null ? '' : `PG ${packingGroup}`,
    flashPointText(goods.flashPoint),
    goods.marinePollutant ? 'MARINE POLLUTANT' : '',
    goods.limitedQuantity ? 'LTD QTY' : '',
    goods.exceptedQuantity ? 'DANGEROUS GOODS IN EXCEPTED QUANTITIES' : '',
    charcoalText(goods.charcoal),
    ...groupStatements(goods),
  ]
    .filter((part) => part !== '')
    .join(', ');
};
