import * as z from 'zod/mini';
import { movedOrder } from '#contract/commerce.ts';
import { orderAct, orderStatus } from '#contract/order.ts';
import { orderActs } from '#machines/orderLife.ts';
import { dateTime } from './pages/format.ts';
import type { Desk } from './reviewDesk.ts';
import { Mistake, onOneLine, print } from './reviewDesk.ts';
import { orderActWords, orderPartyWords, orderStatusWords } from './trade/messages.ts';

const openOrders = z.array(
  z.object({
    orderNo: z.string(),
    status: orderStatus,
    placedAt: z.iso.datetime(),
    orgPort: z.string(),
    dstPort: z.string(),
    vessel: z.string(),
    voyage: z.string(),
    dangerous: z.boolean(),
    acts: z.array(orderAct),
  }),
);

/** Prints the orders that are not at their end, each with what may be done to it now. */
export const listOrders = async (desk: Desk): Promise<void> => {
  const all = openOrders.parse(await (await desk('/orders')).json());
  if (all.length === 0) return print('没有进行中的订单。');
  for (const { orderNo, status, placedAt, orgPort, dstPort, vessel, voyage, dangerous, acts } of all) {
    print(onOneLine([orderNo, dateTime(new Date(placedAt)), orderStatusWords[status], dangerous ? '危险品' : '']));
    print(`          ${onOneLine([`${orgPort} → ${dstPort}`, `${vessel} / ${voyage}`])}`);
    for (const act of acts) print(`          ${act}  ${orderPartyWords[orderActs[act].by]}：${orderActWords[act]}`);
  }
};

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
  print(`${orderNo}  ${orderActWords[act.data]}  →  ${orderStatusWords[status]}`);
};
