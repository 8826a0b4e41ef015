import * as z from 'zod/mini';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { invoiceRequest, movedOrder } from '#contract/orders/orderCalls.ts';
import { orderAct, orderStatus } from '#contract/orders/orderStatus.ts';
import { total } from '#contract/rules/pricing/price.ts';
import { orderActs } from '#machines/orders/orderLife.ts';
import { dateTime, money } from '#service/app/pages/format.ts';
import { Mistake, onOneLine, print } from './localService.ts';
import type { Desk } from './reviewDesk.ts';
import { orderPartyZh } from '#contract/orders/orderStatusNames.ts';
import { actWord, statusWord } from '#service/orders/messages.ts';

const openOrders = z.array(
  z.object({
    orderNo: z.string(),
    line: serviceLine,
    status: orderStatus,
    placedAt: z.iso.datetime(),
    routeZh: z.string(),
    carriageZh: z.string(),
    dangerous: z.boolean(),
    acts: z.array(orderAct),
  }),
);

/** Prints the orders that are not at their end, each with what may be done to it now. */
export const listOrders = async (desk: Desk): Promise<void> => {
  const all = openOrders.parse(await (await desk('/orders')).json());
  if (all.length === 0) return print('没有进行中的订单。');
  for (const { orderNo, line, status, placedAt, routeZh, carriageZh, dangerous, acts } of all) {
    print(onOneLine([orderNo, dateTime(new Date(placedAt)), statusWord(line, status), dangerous ? '危险品' : '']));
    print(`          ${onOneLine([allLines[line].nameZh, routeZh, carriageZh])}`);
    for (const act of acts) print(`          ${act}  ${orderPartyZh[orderActs[act].by]}：${actWord(line, act)}`);
  }
};

/** The line that an order's number tells. */
const lineOf = (orderNo: string): ServiceLine =>
  serviceLine.options.find((line) => orderNo.startsWith(allLines[line].prefix)) ?? 'fcl';

/** Does one act to one order, for the party whose act it is. */
export const moveAtDesk = async (
  desk: Desk,
  orderNo: string | undefined,
  name: string | undefined,
  note: string,
): Promise<void> => {
  const act = orderAct.safeParse(name);
  if (orderNo === undefined || !act.success)
    throw new Mistake('须写明订单号与操作；“npm run review -- orders”列出每单现在可做的操作。');
  const answer = await desk(`/orders/${encodeURIComponent(orderNo)}`, {
    method: 'POST',
    body: JSON.stringify({ act: act.data, note }),
  });
  const { status } = movedOrder.parse(await answer.json());
  const line = lineOf(orderNo);
  print(`${orderNo}  ${actWord(line, act.data)}  →  ${statusWord(line, status)}`);
};

const waitingInvoices = z.array(
  z.object({
    orderNo: z.string(),
    totals: z.array(total),
    content: z.looseObject({ ...invoiceRequest.shape, taxpayerId: z.string() }),
    requestedAt: z.iso.datetime(),
  }),
);

/** Prints the invoices that wait to be issued, with all that stands on them. */
export const listInvoices = async (desk: Desk): Promise<void> => {
  const all = waitingInvoices.parse(await (await desk('/invoices')).json());
  if (all.length === 0) return print('没有待开的发票。');
  for (const { orderNo, totals, content, requestedAt } of all) {
    const kind = content.kind === 'special' ? '增值税专用发票' : '增值税普通发票';
    print(onOneLine([orderNo, dateTime(new Date(requestedAt)), kind, ...totals.map(money)]));
    print(
      `          ${onOneLine([content.companyName, content.taxpayerId, content.registeredAddress, content.registeredPhone])}`,
    );
    print(`          ${onOneLine([content.bank, content.bankAccount])}`);
    print(
      `          ${onOneLine([content.receiverName, content.receiverPhone, content.receiverEmail, content.region, content.address])}`,
    );
  }
};

/** Records that an invoice was issued. */
export const issueAtDesk = async (
  desk: Desk,
  orderNo: string | undefined,
  status: string | undefined,
): Promise<void> => {
  if (orderNo === undefined || status !== 'issued')
    throw new Mistake('须写明订单号与 issued；“npm run review -- invoices”列出待开的发票。');
  await desk(`/invoices/${encodeURIComponent(orderNo)}`, {
    method: 'POST',
    body: JSON.stringify({ status: 'ISSUED' }),
  });
  print(`${orderNo}  发票已开具`);
};
