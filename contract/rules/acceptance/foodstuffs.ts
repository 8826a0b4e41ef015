import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { isTableHazard } from '#contract/rules/segregation/segregationTable.ts';

/** The verdict on dangerous goods and foodstuffs in one container; `noRequirement` does not mean allowed. */
export interface FoodstuffVerdict {
  level: 'noRequirement' | 'review' | 'threeMetres' | 'forbidden';
  /** The deciding class, subsidiary hazard or segregation code; null if none applies. */
  source: string | null;
  paragraphs: string[];
  termZh: string;
}

type FoodstuffItem = Pick<
  SegregationItem,
  'unNumber' | 'hazardClass' | 'subsidiaryHazards' | 'packingGroup' | 'segregationCodes'
>;

/** Hazards that never share a container with foodstuffs, unless 7.3.4.2.2 exempts them (7.3.4.2.1). */
const segregatedFromFood: ReadonlySet<string> = new Set(['2.3', '6.1', '6.2', '7', '8']);

/** Excepted packages of radioactive material, which 7.3.4.2.1 exempts. */
const exceptedPackages: ReadonlySet<string> = new Set(['2908', '2909', '2910', '2911']);

/** Whether three metres are enough for a hazard: packing group III of 6.1 and 8, and packing group II of class 8 (7.3.4.2.2). */
const isRelieved = (hazard: string, { hazardClass, packingGroup }: FoodstuffItem): boolean =>
  ((hazard === '6.1' || hazard === '8') && packingGroup === 'III') ||
  (hazard === '8' && hazardClass === '8' && packingGroup === 'II');

/**
 * Judges foodstuffs together with dangerous goods in one container (IMDG 42-24, 7.3.4.2). With several hazards, three
 * metres are enough only if they are for each; limited quantities are not exempt here.
 */
export const foodstuffVerdict = (item: FoodstuffItem): FoodstuffVerdict => {
  const hazards = [item.hazardClass, ...item.subsidiaryHazards];
  const codes = item.segregationCodes ?? [];
  const separated = hazards.filter(
    (hazard) => segregatedFromFood.has(hazard) && !(hazard === '7' && exceptedPackages.has(item.unNumber)),
  );
  const banning = codes.includes('SG50') ? 'SG50' : separated.find((hazard) => !isRelieved(hazard, item));
  if (banning !== undefined)
    return { level: 'forbidden', source: banning, paragraphs: ['7.3.4.2.1'], termZh: '不得与食品同箱' };

  const distancing = separated[0] ?? (codes.includes('SG29') ? 'SG29' : undefined);
  if (distancing !== undefined)
    return { level: 'threeMetres', source: distancing, paragraphs: ['7.3.4.2.2'], termZh: '与食品相距至少 3 米' };

  if (item.segregationCodes === null || !hazards.every(isTableHazard))
    return { level: 'review', source: '16b', paragraphs: ['7.3.4.2'], termZh: '专员审核' };
  return { level: 'noRequirement', source: null, paragraphs: [], termZh: '未查到隔离要求，须由专员审核' };
};
