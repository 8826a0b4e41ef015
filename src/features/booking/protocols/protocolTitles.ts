import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** The title of each service's agreement, shown beside the consent before the text loads. */
export const protocolTitles: Record<ServiceCode, string> = {
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
