import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'land',
  pages: {
    domesticTrade: {
      name: '国内整车',
      text: '城市对整车价格、车型与经营范围匹配',
      description:
        '化工品与危险品国内整车、罐车、集卡公开运价；按类项核对承运人经营范围，一车一单，押运员、压车与放空费用讲明，所需单证与装卸要求逐条列出。',
    },
    domesticTradeOrder: {
      name: '国内整车委托',
      text: '填写装卸地、吨位、车型与装货时间',
      description:
        '在线提交国内整车委托：装卸地、车型、品名与吨位，危险品填联合国编号；列明需备资料与派车时限，调度核对经营范围后 1 个工作日内联系您。',
    },
  },
} as const satisfies ServiceAbout;
