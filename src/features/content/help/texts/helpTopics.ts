import { paths } from '#contract/app/routes.ts';

/** One section of a help article: sentences, points and a table, in this order. */
export interface HelpSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  table?: HelpTable;
  /** An important warning. */
  warning?: string;
}

/** A table whose first column is the row header. */
export interface HelpTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One entry of the help center; its dotted id, which the address contains (`?id=1.1.1`), is its place in the tree. */
export interface HelpTopic {
  id: string;
  title: string;
  /** A one-line summary. */
  lead: string;
}

const topics = [
  { id: '1', title: '使用指南', lead: '从注册到拿提单，以及危险货物必须先知道的规则。' },
  { id: '1.1', title: '入门', lead: '第一次在平台订舱，按顺序读前三篇。' },
  { id: '1.1.1', title: '新手指引', lead: '注册、认证、查价、下单到签单，八步走完一票货。' },
  { id: '1.1.2', title: '下单与费用', lead: '报价怎么读，费用怎么分，改单与取消怎么办。' },
  { id: '1.1.3', title: '企业认证', lead: '需要什么资料，多久有结果，不认证会怎样。' },
  { id: '1.1.4', title: '注销账号', lead: '怎么申请，多久完成，哪些删除、哪些保存，怎样撤销。' },
  { id: '1.2', title: '危险品须知', lead: '隔离、单证、有限数量与例外数量：提交之前先自查。' },
  { id: '1.2.1', title: '隔离要求', lead: '四个隔离用语是什么意思，按什么顺序核对。' },
  { id: '1.2.2', title: '单证一览', lead: '按运输方式与货物类别列出单证、出具方与时限。' },
  { id: '1.2.3', title: '有限数量与例外数量', lead: 'LQ 与 EQ 的代码、上限与仍须遵守的要求。' },
  { id: '2', title: '产品下载', lead: '官方小程序、单证模板与浏览器要求。' },
  { id: '3', title: '关于我们', lead: '平台做什么、不做什么，怎样找到我们。' },
  { id: '3.1', title: '用户服务协议', lead: '账号、订单、危险货物申报与争议解决的约定。' },
  { id: '3.2', title: '隐私政策', lead: '收集哪些信息、保存多久、怎样行使您的权利。' },
] as const satisfies readonly HelpTopic[];

export type HelpId = (typeof topics)[number]['id'];

/** The help center's entries, each before its children. */
export const helpTopics: readonly (HelpTopic & { id: HelpId })[] = topics;

/** The entry shown without an id, or for an unknown one. */
export const firstHelpId: HelpId = '1.1.1';

/** The entry of an id; undefined if unknown. */
export const topicOf = (id: string) => helpTopics.find((topic) => topic.id === id);

const depthOf = (id: string): number => id.split('.').length;

/** The children of an id; the top level for `''`. */
export const childrenOf = (id: string) =>
  helpTopics.filter((topic) =>
    id === '' ? depthOf(topic.id) === 1 : topic.id.startsWith(`${id}.`) && depthOf(topic.id) === depthOf(id) + 1,
  );

/** The ancestors of an id, the topmost first. */
export const ancestorsOf = (id: string) => helpTopics.filter((topic) => id.startsWith(`${topic.id}.`));

/** The address of an entry of the help center. */
export const helpHref = (id: string): string => `${paths.helpCenter}?id=${id}`;
