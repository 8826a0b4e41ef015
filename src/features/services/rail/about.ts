import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'land',
  pages: {
    railWayIndex: {
      name: '铁路与中欧班列',
      text: '站到站箱价、时效、接货限制与所需单证',
      description:
        '普通化工品经阿拉山口、霍尔果斯、二连浩特、满洲里、绥芬河出境的班列整箱价格，COC 与 SOC 分列；危险品默认不接的依据、单证与时限逐条列明。',
    },
    railWayOrder: {
      name: '铁路委托',
      text: '填写发到站、箱型与货物',
      description:
        '在线提交班列整箱委托：发站、到站、箱型、品名与 HS 编码，列明鉴定书、SMGS 运单等需备资料与进站时限，核对禁运清单后 1 个工作日内联系您。',
    },
    railWaySuccess: { name: '铁路委托已提交', text: '委托编号与后续步骤', reached: '提交委托后显示', unlisted: true },
  },
} as const satisfies ServiceAbout;
