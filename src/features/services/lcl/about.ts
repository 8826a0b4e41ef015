import type { ServiceAbout } from '#src/features/services/serviceSite.ts';

export const about = {
  group: 'sea',
  pages: {
    shippingLcl: {
      name: '海运拼箱价格',
      text: '按港口查拼箱单价，按计费吨计算',
      description:
        '化工品海运拼箱公开价格，按起运港、目的港列出每计费吨单价、最低收费、航程与班期；危险品附加费、起运港与目的港费用逐项列示，可在线询价。',
    },
    lcl: {
      name: '海运拼箱服务',
      text: '可接与不接的类别、所需单证、流程与截仓时间',
      description:
        '化工品与部分危险品海运拼箱：可拼类别与不接类别、隔离要求、计费吨与亏舱费算法、所需单证、截仓与截危申报时限、常见问题，一页看清再进仓。',
    },
    shippingLclOldIndex: { name: '海运拼箱价格表', text: '各港口拼箱单价一览', unlisted: true },
    shippingLclSuccess: {
      name: '海运拼箱委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
  },
} as const satisfies ServiceAbout;
