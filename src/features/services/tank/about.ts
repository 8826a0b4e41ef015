import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'liquid',
  pages: {
    tankIndex: {
      name: '罐箱运输',
      text: '罐箱价格、选罐导则、充装率与用罐天数',
      description:
        '液体化工品与液化气体罐箱运价：T11、T14、T50 按航线公开报价，含用罐天数；可移动罐柜导则、充装率、前三次装载与清洗证明要求讲明，按联合国编号配罐。',
    },
  },
} as const satisfies ServiceAbout;
