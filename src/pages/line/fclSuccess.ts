/** What follows an order of full containers, in words. */
export const fclSuccess = {
  title: '恭喜您，下单成功',
  text: '订单已提交，平台将在 1 个工作日内受理。请按下列步骤准备，以免误了截止时间。',
  number: '订单编号',
  steps: (days: number) => [
    {
      title: '完成企业认证',
      text: `企业用户请在下单后 ${days} 天内完成企业认证，逾期未认证的订单将自动取消；已认证的无需重复办理。`,
    },
    {
      title: '备齐单证',
      text: '普通化工品备 MSDS、发票、装箱单与申报要素；危险品另备危包证、适运声明与多式联运危险货物单，订舱用扫描件，危申报用正本。',
    },
    {
      title: '等候放舱',
      text: '船公司审核货物资料后放舱，订舱确认书（SO）到手方可提箱、装箱。',
    },
    {
      title: '留意截止时间',
      text: '截危申报常见为开船前 5 至 7 天，截单 3 至 4 天，截 VGM 与截港 1 至 2 天；以订舱确认书为准，北京时间计。',
    },
  ],
  orders: '到会员中心看订单',
  again: '再查一条航线',
} as const;
