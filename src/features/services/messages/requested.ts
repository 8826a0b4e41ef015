import { limits } from '#contract/protocol/limits.ts';

/** Messages of the steps after an order. */
export const orderSuccessMessages = {
  title: '恭喜您，下单成功',
  text: '订单已提交，平台将在 1 个工作日内受理。请按下列步骤准备，以免误了时限。',
  number: '订单编号',
  /** For an unverified company, and until the user is known. */
  verification: {
    title: '完成企业认证',
    text: `企业用户请在下单后 ${limits.orderUnverifiedDays} 天内完成企业认证，逾期未认证的订单将自动取消；已认证的无需重复办理。`,
  },
  steps: [
    {
      title: '资料核对',
      text: '含危险品的订单先由危险品专员审核类别、包装与隔离要求，有疑问会联系订单联系人；审核完成前请勿安排装货。',
    },
    { title: '备齐单证', text: '所需单证、出具方与时限列在订单里，可随时上传；已备妥的请核对有效期与品名是否一致。' },
    { title: '等候确认', text: '订单受理、确认与每一步进展都记入订单时间线，需要补资料时会在订单里提示。' },
  ],
  /** Full containers by sea have their own deadlines. */
  follow: '查看订单进展',
  again: '再下一单',
} as const;
