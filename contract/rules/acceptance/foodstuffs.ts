import type { SegregationLine } from '#contract/rules/segregation/segregationLine.ts';
import { isTableHazard } from '#contract/rules/segregation/segregationTable.ts';

/** What the rules say of a dangerous line and foodstuffs in one container; `noRequirement` allows nothing. */
export interface FoodstuffVerdict {
  level: 'noRequirement' | 'review' | 'threeMetres' | 'forbidden';
  /** The class, subsidiary hazard or segregation code that decides; null where none speaks. */
  source: string | null;
  paragraphs: string[];
  termZh: string;
}

type FoodstuffLine = Pick<
  SegregationLine,
  'unNumber' | 'hazardClass' | 'subsidiaryHazards' | 'packingGroup' | 'segregationCodes'
>;

/** Hazards whose goods never share a container with foodstuffs, unless 7.3.4.2.2 relieves them (7.3.4.2.1). */
const keptFromFood: ReadonlySet<string> = new Set(['2.3', '6.1', '6.2', '7', '8']);

/** Excepted packages of radioactive material, which 7.3.4.2.1 leaves out. */
const exceptedPackages: ReadonlySet<string> = new Set(['2908', '2909', '2910', '2911']);

/** Whether three metres are enough for a hazard: packing group III of 6.1 and 8, and packing group II of class 8 (7.3.4.2.2). */
const isRelieved = (hazard: string, { hazardClass, packingGroup }: FoodstuffLine): boolean =>
  ((hazard === '6.1' || hazard === '8') && packingGroup === 'III') ||
  (hazard === '8' && hazardClass === '8' && packingGroup === 'II');

/**
 * Foodstuffs beside a dangerous line in one container (IMDG 42-24, 7.3.4.2). Where a line has several hazards, three
 * metres are enough only if they are for each of them; limited quantities are not relieved here.
 */
export const foodstuffVerdict = (line: FoodstuffLine): FoodstuffVerdict => {
  const hazards = [line.hazardClass, ...line.subsidiaryHazards];
  const codes = line.segregationCodes ?? [];
  const kept = hazards.filter(
    (hazard) => keptFromFood.has(hazard) && !(hazard === '7' && exceptedPackages.has(line.unNumber)),
  );
  const banning = codes.includes('SG50') ? 'SG50' : kept.find((hazard) => !isRelieved(hazard, line));
  if (banning !== undefined)
    return { level: 'forbidden', source: banning, paragraphs: ['7.3.4.2.1'], termZh: '不得与食品同箱' };

  const distancing = kept[0] ?? (codes.includes('SG29') ? 'SG29' : undefined);
  if (distancing !== undefined)
    return { level: 'threeMetres', source: distancing, paragraphs: ['7.3.4.2.2'], termZh: '与食品相距至少 3 米' };

  if (line.segregationCodes === null || !hazards.every(isTableHazard))
    return { level: 'review', source: '16b', paragraphs: ['7.3.4.2'], termZh: '专员审核' };
  return { level: 'noRequirement', source: null, paragraphs: [], termZh: '未查到隔离要求，须由专员审核' };
};
