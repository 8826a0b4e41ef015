/** Messages of the question before an order on a sailing whose deadlines are near. */
export const tightMessages = {
  title: '时间紧，仍要下单？',
  sailing: (vessel: string, voyage: string) => `${vessel} / ${voyage}`,
  reason: (reason: string) => `${reason}。`,
  text: '资料须一次备齐并及时补正；错过任一截止时间，订单会改配下一航次或被退回。',
  dismiss: '再看看其他航次',
  confirm: '仍要下单',
} as const;
