import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'sea',
  pages: {
    seaRailIndex: {
      name: '海铁联运',
      text: '内陆铁路场站经港口到目的港的全程箱价、时效与单证',
      description:
        '重庆、成都、西安、郑州、义乌等内陆场站经钦州、青岛、宁波舟山到目的港的海铁联运整箱全程价格，一份提单，接货范围、报关方式、单证与截止时间逐条列明。',
    },
    seaRailOrder: {
      name: '海铁联运委托',
      text: '填写发站、目的港、箱型与货物',
      description:
        '在线提交海铁联运整箱委托：选择装箱方式与报关地，填写货物与收发货人，核对鉴定书与铁路装载要求后 1 个工作日内联系您。',
    },
    seaRailSuccess: {
      name: '海铁联运委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
  },
} as const satisfies ServiceAbout;
