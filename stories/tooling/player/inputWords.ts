/** What the starts of flows are called in Chinese, where a flow can begin in several ways. */
const words: Readonly<Record<string, string>> = {
  'asked for': '地址已指定一条',
  agreement: '用户协议',
  ahead: '内容已随页面送达',
  air: '空运',
  airline: '航空公司',
  all: '全部订单',
  anonymous: '没有登录',
  arriving: '带着单点登录票据来',
  begun: '已填大半',
  blank: '什么也没填',
  cancelling: '取消订单',
  closed: '尚未展开',
  complete: '两港都选好了',
  fetched: '内容需要加载',
  fresh: '没有倒计时',
  justReloaded: '刚刷新过',
  lane: '一条航线',
  moving: '自动播放',
  named: '港口只有名称',
  none: '没有指定内容',
  one: '指定一项内容',
  open: '正常打开',
  other: '已登录，又带着别的票据来',
  password: '打开即用密码登录',
  protocol: '运输协议',
  recalled: '上次登录还有效',
  register: '打开即为注册',
  reset: '打开即为找回密码',
  rested: '很久没有刷新过',
  resting: '上次的倒计时未完',
  still: '不自动播放',
  supplying: '补充资料',
  unknown: '有一个港口名称对不上',
};

/** A start in Chinese; its own name where it has no meaning here. */
export const inputZh = (name: string): string => words[name] ?? name;

export const inputNames: readonly string[] = Object.keys(words);
