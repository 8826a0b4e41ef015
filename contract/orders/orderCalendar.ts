import * as z from 'zod/mini';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';

export const orderCalendar = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/calendar',
  summary: '下载订单的截止时间与开船时间（iCalendar，提前一天提醒）',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo: givenOrderNo }),
  output: file,
});
