export const messages = {
  requested: {
    name: '国际铁路',
    afterwards: [
      '工作人员核对品名、HS 编码与禁运清单，1 个工作日内电话联系您',
      '确认班列日期、出境口岸、箱源与全部费用',
      '您书面确认后申报班列计划，安排提箱装箱',
      '核对 SMGS 运单与报关资料，放行后发运',
    ],
  },
} as const;
