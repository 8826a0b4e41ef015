import type { CreditBlock } from '#contract/enterprise/ledger/credit.ts';
import type { LedgerAccount } from '#contract/enterprise/ledger/postings.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import { money } from '#server/app/pages/format.ts';

/** The accounts of the ledger by name. */
export const ledgerAccountZh: Readonly<Record<LedgerAccount, string>> = {
  bank: '银行存款',
  alipay: '其他货币资金-支付宝',
  wechat: '其他货币资金-微信支付',
  bankCharge: '财务费用-银行手续费',
  suspense: '其他应付款-待认领款',
  receivable: '应收账款',
  customerBalance: '预收账款',
  revenue: '主营业务收入',
};

export const currencyZh: Readonly<Record<Currency, string>> = { 1: '人民币', 2: '美元' };

const limitZh = (currency: Currency, amount: number | null): string =>
  `${currencyZh[currency]}${amount === null ? '不限' : money({ currency, amount })}`;

interface Terms {
  paymentDays: number;
  limitCny: number | null;
  limitUsd: number | null;
  countsFrom: string;
}

const termsZh = ({ paymentDays, limitCny, limitUsd, countsFrom }: Terms): string =>
  `账期 ${paymentDays} 天，额度 ${limitZh('1', limitCny)}、${limitZh('2', limitUsd)}，自 ${countsFrom} 下单的订单起算`;

const namedMax = 3;

/** Messages about a company's account. */
export const creditMessages = {
  system: '系统',
  unknown: '没有这家企业，或尚未通过认证',
  noTerms: '该企业还没有账期，请先由管理员设定账期与额度',
  changedBy: (who: string, at: string, what: string) => `${who}已于 ${at} 操作：${what}。请核对后重试`,
  termsSet: (terms: Terms, reason: string) => `${termsZh(terms)}（${reason}）`,
  overridden: (until: string, reason: string) => `临时放行至 ${until}：${reason}`,
  overrideEnded: (reason: string) => `停止临时放行：${reason}`,
  overridePast: '放行截止日不能早于今天',
  billed: (noteNo: string, total: Total, orders: number, dueOn: string) =>
    `开具账单 ${noteNo}，${money(total)}，${orders} 票订单，${dueOn} 前付清`,
  orderBilled: (orderNo: string) => `订单 ${orderNo} 没有可开账单的金额，可能刚被同事开过，请刷新后重选`,
  billUnknown: '没有这张账单',
  itemUnknown: '没有这笔余额',
  allocationUnknown: '没有这笔核销，或已撤销',
  creditTooHigh: (left: Total) => `最多可减 ${money(left)}`,
  credited: (
    noteNo: string,
    total: Total,
    billNo: string,
    orderNo: string,
    effect: 'rebill' | 'reduce',
    reason: string,
  ) =>
    `开具贷项通知 ${noteNo}，账单 ${billNo} 订单 ${orderNo} ${effect === 'reduce' ? '减免' : '冲减'} ${money(total)}：${reason}`,
  overOpen: (noteNo: string, open: Total) => `账单 ${noteNo} 未付 ${money(open)}，不能核销更多`,
  overBalance: (left: Total) => `这笔余额还剩 ${money(left)}`,
  otherCurrency: '收款与账单的币种不同',
  allocated: (total: Total, billNo: string) => `以余额 ${money(total)} 核销账单 ${billNo}`,
  unallocated: (total: Total, billNo: string, reason: string) => `撤销账单 ${billNo} 的核销 ${money(total)}：${reason}`,
  receiptTwice: (receiptNo: string, who: string, at: string) => `这个流水号已由${who}于 ${at} 登记为 ${receiptNo}`,
  receiptUnknown: '没有这笔收款',
  receiptTooLarge: '金额与手续费之和超出上限',
  statementTitle: '银行流水',
  statementRows: (max: number) => `一份银行流水最多 ${max} 行`,
  statementDay: '须为有效的日期，且不晚于今天',
  statementAmount: '须为金额，至多两位小数',
  statementCurrency: '只能是人民币或美元',
  statementNumber: (row: number) => `与第 ${row} 行的流水号相同而内容不同，请核对，或去掉这一列`,
  statementEmpty: '没有找到收入：须有交易日期与收入金额（贷方发生额）两列',
  payerUnknown: '未列明付款人',
  payerAccount: (account: string) => `付款账号 ${account}`,
  receivedAhead: '收款日不能晚于今天',
  received: (receiptNo: string, total: Total) => `登记收款 ${receiptNo}，${money(total)}`,
  receiptMatched: '这笔收款已认领',
  receiptNotMatched: '这笔收款还没有认领',
  receiptReversed: '这笔收款已冲销',
  receiptRefunded: '这笔收款已退款或正在退款，不能撤销',
  billTwice: '同一张账单只能核销一次',
  matched: (receiptNo: string, companyZh: string, total: Total, bills: readonly string[], rest: number) =>
    `收款 ${receiptNo} ${money(total)} 归${companyZh}${bills.length > 0 ? `，核销 ${bills.join('、')}` : ''}${rest > 0 ? `，余额 ${money({ ...total, amount: rest })}` : ''}`,
  unmatched: (receiptNo: string, reason: string) => `撤销收款 ${receiptNo} 的认领：${reason}`,
  reversed: (receiptNo: string, reason: string) => `冲销收款 ${receiptNo}：${reason}`,
  assigned: (receiptNo: string) => `认领收款 ${receiptNo}`,
  reversalOf: (text: string) => `冲销：${text}`,
  billText: (noteNo: string) => `账单 ${noteNo}`,
  creditText: (noteNo: string, billNo: string) => `贷项通知 ${noteNo}（账单 ${billNo}）`,
  receiptText: (receiptNo: string, payer: string) => `收款 ${receiptNo}（${payer}）`,
  allocationText: (fromNo: string, billNo: string) => `核销 ${fromNo} → ${billNo}`,
  openUntil: (open: Total, dueOn: string) => `未付 ${money(open)}，应于 ${dueOn} 前付清`,
  companyClosed: '企业最后一个账户已注销，信用额度停用',
  periodReversed: '截止日不能早于起始日',
  block: (block: CreditBlock): string => {
    if (block.reason === 'overdue') {
      const named = block.bills
        .slice(0, namedMax)
        .map(
          ({ noteNo, currency, open, dueOn }) =>
            `${noteNo}（未付 ${money({ currency, amount: open })}，应于 ${dueOn} 前付清）`,
        );
      const more = block.bills.length > namedMax ? `等 ${block.bills.length} 张` : '';
      return `贵公司有逾期账单 ${named.join('、')}${more}，付清前不能下单。请到会员中心“账单与对账”查看，或联系客服`;
    }
    const { currency, limit, exposure, added } = block;
    const of = (amount: number) => money({ currency, amount });
    return `超出贵公司的信用额度：额度 ${of(limit)}，已占用 ${of(exposure)}，本单新增 ${of(added)}。请到会员中心“账单与对账”查看，付款后再下单，或联系客服`;
  },
};
