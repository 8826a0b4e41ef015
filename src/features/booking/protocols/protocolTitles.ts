import type { ServiceLine } from '#contract/services/serviceLine.ts';

/** What the agreement of each line is called; it stands beside the consent before the text itself is loaded. */
export const protocolTitles: Record<ServiceLine, string> = {
  fcl: '海运整箱运输协议',
  lcl: '海运拼箱运输协议',
  air: '航空货物运输协议',
  rail: '国际班列运输协议',
  tank: '罐箱运输与租用协议',
  flexitank: '液袋运输协议',
  warehousing: '化工仓储协议',
  builtIn: '场站装箱协议',
  dgDesk: '危险品单证服务协议',
  domestic: '国内整车运输协议',
  goods: '化工品采购协议',
};
