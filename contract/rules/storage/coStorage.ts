import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';

/** A rule against storing two goods in one store room. */
export interface CoStorageRule {
  ruleZh: string;
  source: string;
}

/** The properties that a rule compares: classes and divisions, oxidising gases, or segregation groups of column 16b. */
type Side = (item: SegregationItem) => boolean;

const hazardsOf = ({ hazardClass, subsidiaryHazards }: SegregationItem): string[] => [
  hazardClass,
  ...subsidiaryHazards,
];
const mainIs =
  (...divisions: string[]): Side =>
  ({ hazardClass }) =>
    divisions.includes(hazardClass);
const hazardIs =
  (...divisions: string[]): Side =>
  (item) =>
    hazardsOf(item).some((hazard) => divisions.includes(hazard));
const groupIs =
  (group: string): Side =>
  ({ segregationGroups }) =>
    segregationGroups?.includes(group) === true;

const oxidisers = mainIs('5.1', '5.2');
const isExplosive: Side = ({ hazardClass }) => /^1(?:\.|$)/.test(hazardClass);
const isGas: Side = ({ hazardClass }) => hazardClass.startsWith('2');
const isOxidisingGas: Side = (item) => isGas(item) && hazardIs('5.1')(item);

const general = 'GB 15603-2022';
const table = 'GB 17914、GB 17915、GB 17916 混存性能互抵表';

/**
 * Goods that the Chinese standards for warehouses forbid in one store room: GB 15603-2022 with the tables of
 * incompatible goods of GB 17914, GB 17915 and GB 17916. The desk decides on open cases; the sea's segregation table
 * does not apply to a warehouse.
 */
const rules: readonly (CoStorageRule & { one: Side; other: Side })[] = [
  {
    one: isExplosive,
    other: (item) => !isExplosive(item),
    ruleZh: '爆炸品不得与其他类物品同库储存',
    source: `${general}；${table}`,
  },
  {
    one: oxidisers,
    other: hazardIs('2.1', '3', '4.1', '4.2', '4.3'),
    ruleZh: '氧化性物质、有机过氧化物不得与易燃物质、自燃物质和遇湿易燃物质同库储存',
    source: `${general}；${table}`,
  },
  {
    one: (item) => isGas(item) && hazardIs('2.1')(item),
    other: (item) => isOxidisingGas(item) || hazardIs('2.3')(item),
    ruleZh: '易燃气体不得与助燃气体、毒性气体同库储存',
    source: `${general}；${table}`,
  },
  {
    one: mainIs('3'),
    other: isGas,
    ruleZh: '易燃液体不得与压缩气体、液化气体同库储存',
    source: table,
  },
  {
    one: mainIs('4.2'),
    other: (item) => isGas(item) || mainIs('3', '4.3')(item),
    ruleZh: '自燃物质不得与气体、易燃液体和遇湿易燃物质同库储存',
    source: table,
  },
  {
    one: (item) => hazardIs('8')(item) && groupIs('SGG1')(item),
    other: (item) => hazardIs('8')(item) && groupIs('SGG18')(item),
    ruleZh: '酸与碱性质相抵，不得同库储存',
    source: 'GB 17915 混存性能互抵表',
  },
  {
    one: groupIs('SGG6'),
    other: groupIs('SGG1'),
    ruleZh: '氰化物不得与酸同库储存',
    source: `${general}；GB 17916`,
  },
];

/** The rules against storing two goods in one store room; an empty result does not mean that it is allowed. */
export const coStorageRules = (one: SegregationItem, other: SegregationItem): CoStorageRule[] =>
  rules
    .filter((rule) => (rule.one(one) && rule.other(other)) || (rule.one(other) && rule.other(one)))
    .map(({ ruleZh, source }) => ({ ruleZh, source }));
