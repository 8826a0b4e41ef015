import type { DoubtReason } from './segregationDoubts.ts';

/** Why only the desk can judge a pair of dangerous goods, as the order form and the desk show it. */
export const doubtTexts: Readonly<Record<DoubtReason, string>> = {
  deskClass: '第 1 类、6.2 项与第 7 类由专员办理',
  unknownClass: '类别或项别不在隔离表内',
  temperatureControl: '该条目须温度控制',
  uncertainEntry: '一览表条目尚待核对',
  explosives: '爆炸品之间按 7.2.7.1 的配装组判断',
  columnUnknown: '不知道一览表第 16b 栏的内容',
  codeUnknown: '隔离代码未收录',
  codeUndecided: '隔离代码所指的货物须由专员辨认',
  groupUndeclared: '通用条目须由托运人申明所属隔离类',
  severalSubsidiaryHazards: '次要危险性多于一种',
  aerosolSizeUnknown: '气雾剂容器的容量未知',
  flashPointUnknown: '须知道闪点',
  reactionUnknown: '是否发生危险反应须由专员判断',
  storeUndecided: '国内标准未列为不得同库，由专员结合反应性判断',
  roadMixedLoading: '同车混合装载由专员核对标志与装载方案',
};
