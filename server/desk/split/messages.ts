import type { SplitObstacle } from '#contract/desk/split/splitParts.ts';

/** Messages about split orders. */
export const splitMessages = {
  seaOnly: '只有海运订单可以拆分',
  obstacles: {
    status: '只有已受理、尚未报关放行的订单可以拆分；改单中的订单请先完成改单',
    single: '订单只有一箱或一件货物，不能拆分',
    gatedIn: '箱已进港而箱号或各箱的货物不全，不能按箱拆分；请先补齐箱号，或与船公司改单',
  } satisfies Record<SplitObstacle, string>,
  billed: (noteNo: string) =>
    `订单已开账单 ${noteNo}，请先在“账款”对该订单开具贷项通知（可重新开账），拆分后再分别开账`,
  invoiced: '订单已申请或开具发票，合计不能再变，不能拆分',
  billApproved: '客户已确认提单草稿或提单已放单，不能拆分；请先签发新草稿，或与船公司改单',
  instruction: '补料按箱填写的货物与这样拆分不符，请先请客户更新补料，再拆分',
  part: (goes: boolean, why: string) => `${goes ? '拆出' : '留下'}的部分不能成单：${why}`,
  credited: '已批准的减收高于留在原订单的费用，请先更正费用，再拆分',
  off: (orderNo: string, reason: string) => `拆出订单 ${orderNo}：${reason}`,
  from: (orderNo: string, reason: string) => `由订单 ${orderNo} 拆出：${reason}`,
  told: (orderNo: string, reason: string) => `拆出新订单 ${orderNo}；${reason}`,
  kept: '拆单差额（合计不变）',
  keptReason: (orderNo: string) => `与订单 ${orderNo} 拆分后，两单合计与拆分前相同`,
  charged: '拆单差额',
  chargedReason: (orderNo: string) => `与订单 ${orderNo} 拆分后，按原价格条件分别计价多出或减少的费用`,
  evidence: '拆单时系统计价',
  costDivided: (orderNo: string) => `拆出订单 ${orderNo}，成本按箱量或毛重分摊`,
} as const;
