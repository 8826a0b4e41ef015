import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { foodstuffVerdict } from './foodstuffs.ts';
import type { ModeFinding } from './modeGoods.ts';

/** A cargo item with its dangerous goods as the segregation rules read them. */
interface Neighbour {
  unit: number;
  isFoodstuff?: boolean | undefined;
  item: SegregationItem | null;
}

const at = 'details.foodstuff';
const rejected = { verdict: 'rejected', code: 'foodstuff', confidence: 'high', at } as const;
const desk = { verdict: 'desk', code: 'foodstuffDesk', confidence: 'high' } as const;

/** In a container: IMDG 7.3.4.2. */
const atSea = (item: SegregationItem): ModeFinding => {
  const { level, paragraphs } = foodstuffVerdict(item);
  const source = `IMDG Code ${paragraphs.join('、')}`;
  if (level === 'forbidden')
    return { ...rejected, ruleZh: `食品、饲料不得与 UN${item.unNumber} 装入同一箱，请分装另一箱`, source };
  if (level === 'threeMetres')
    return { ...desk, ruleZh: `食品、饲料与 UN${item.unNumber} 须相距至少 3 米，由专员核对装箱方案`, source };
  return { ...desk, ruleZh: `食品、饲料与 UN${item.unNumber} 同箱，由专员核对`, source: 'IMDG Code 7.3.4.2' };
};

const poisonous: ReadonlySet<string> = new Set(['2.3', '6.1', '6.2', '7', '8']);

/** On the road and in a warehouse within China: the Food Safety Law, article 33. */
const onLand = (item: SegregationItem): ModeFinding => {
  const isPoisonous = [item.hazardClass, ...item.subsidiaryHazards].some((hazard) => poisonous.has(hazard));
  const source = '《食品安全法》第三十三条';
  return isPoisonous
    ? { ...rejected, ruleZh: `食品、饲料不得与有毒、有害的 UN${item.unNumber} 一同储存、运输`, source }
    : { ...desk, ruleZh: `食品、饲料与 UN${item.unNumber} 同车或同库，由专员核对`, source };
};

/**
 * Foodstuffs together with dangerous goods in one container, consolidation, truck or store room; each is judged with
 * the most severe of its neighbours. Sources: IMDG 42-24 7.3.4.2 at sea, the Food Safety Law article 33 on land.
 */
export const foodstuffFindings = (
  { line, shares }: Pick<ServiceDefinition, 'line' | 'shares'>,
  cargo: readonly Neighbour[],
): (ModeFinding & { cargoItem: number })[] => {
  if (shares === null) return [];
  const judge = line === 'domestic' || shares === 'bay' ? onLand : atSea;
  return cargo.flatMap(({ unit, isFoodstuff }, cargoItem) => {
    if (isFoodstuff !== true) return [];
    const found = cargo.flatMap((other, index) => {
      const isBeside = index !== cargoItem && (shares !== 'container' || other.unit === unit);
      return isBeside && other.item ? judge(other.item) : [];
    });
    const worst = found.find(({ verdict }) => verdict === 'rejected') ?? found[0];
    return worst ? [{ ...worst, cargoItem }] : [];
  });
};
