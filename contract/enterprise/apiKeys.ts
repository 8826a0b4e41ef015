/** What a key of a company's own system may be allowed, in the sequence in which pages show it. */
export const keyScopes = ['prices', 'orders.read', 'orders.write', 'documents'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** The scopes by name. */
export const keyScopeNames: Readonly<Record<KeyScope, string>> = {
  prices: '查价',
  'orders.read': '查看订单',
  'orders.write': '下单与改单',
  documents: '单证',
};

/** What each scope allows, in one sentence of the page that makes keys. */
export const keyScopeTexts: Readonly<Record<KeyScope, string>> = {
  prices: '查询船期、运价、费用、危险货物与保存的报价',
  'orders.read': '查看公司的订单、物流跟踪、消息，下载单证与发票',
  'orders.write': '下单、改单、取消、保存报价、给平台发消息',
  documents: '上传与删除单证，提交补料与 VGM，确认提单草稿',
};

/** How a key begins, so that people and secret scanners recognise it. */
export const keyPrefix = 'hyt_';
