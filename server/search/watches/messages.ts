import type { LaneChange } from '#contract/search/laneWatch.ts';

/** Texts of the page of watched lanes. */
export const watchMessages = {
  portUnknown: '没有这个港口，请从列表中选择或填写中文名、英文名、代码',
  samePorts: '起运港与目的港不能相同',
  belowWrong: '请填写美元金额，如 1500，最多两位小数',
  typeWrong: '请选择箱型',
  tooMany: (max: number) => `最多关注 ${max} 条航线，请先取消不用的`,
  known: '已关注这条航线的这个箱型',
  gone: '没有这条关注，可能已取消',
} as const;

interface Told {
  before: string | null;
  lowest: string | null;
  departs: string | null;
}

/** The change, for a message. */
export const changeZh: Readonly<Record<LaneChange, (told: Told) => string>> = {
  opened: ({ lowest, departs }) => `已有可订航次，最低海运费${lowest}，最近${departs}开船`,
  closed: () => '暂无可订航次',
  reached: ({ lowest, departs }) => `最低海运费${lowest}，已到您设定的价格，最近${departs}开船`,
  cheaper: ({ before, lowest, departs }) => `最低海运费由${before}降为${lowest}，最近${departs}开船`,
  dearer: ({ before, lowest, departs }) => `最低海运费由${before}涨为${lowest}，最近${departs}开船`,
};
