import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'land',
  pages: {
    airLift: {
      name: '航空货运',
      text: '空运单价、计费重、鉴定书与禁运规则',
      description:
        '化工品空运公开运价，按 N、+45 至 +1000 kg 分级列出；计费重算法、鉴定书与危险品申报要求、客机货机禁运规则逐条列明，不确定的转危险品专员。',
    },
    airLiftOrder: {
      name: '空运委托',
      text: '填写航线、件重尺与危险品信息',
      description:
        '在线提交化工品空运委托：起飞港、目的港、件数、毛重、尺寸与鉴定书编号，列明需备资料与截货时限，核对后 1 个工作日内确认计费重、航班与费用。',
    },
  },
} as const satisfies ServiceAbout;
