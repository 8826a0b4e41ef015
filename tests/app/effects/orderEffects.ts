import { orderQueryOf } from '#src/features/orders/orderQueryEffects.tsx';
import { company } from '#stories/fixtures/samples.ts';
import { invoiceForm } from '#stories/orders/orderQuerySamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { focused, quietly, withField } from './outside.ts';

export const orderMachines = {
  orderQuery: (site) => orderQueryOf(site) as never,
} satisfies Record<string, Composed>;

const orderNo = 'HY202603090001';
const saved = (path: string, input: object) => ['saveFile', path, input, { quiet: false }] as const;

const followed: EffectRow[] = [
  {
    effect: 'saveFile',
    where: 'of its data',
    given: { orderNo, file: 'dcsa' },
    done: [saved('/api-ecommerce/order/dcsa', { orderNo })],
  },
  {
    effect: 'saveFile',
    where: 'of its invoice',
    given: { orderNo, file: 'invoiceFile' },
    done: [saved('/api-ecommerce/order/invoice/file', { orderNo })],
  },
  {
    effect: 'saveFile',
    where: 'of its dangerous goods',
    given: { orderNo, file: 'multimodal.json' },
    done: [saved('/api-ecommerce/order/dangerousPaper', { orderNo, paper: 'multimodal', format: 'json' })],
  },
  {
    effect: 'orderNote/applyCommand',
    where: 'with what was missing',
    given: { orderNo, version: 2, command: 'info.supplied', note: '已补' },
    done: [quietly('/api-ecommerce/order/supplyInfo', { orderNo, version: 2, note: '已补' })],
  },
  { effect: 'orderNote/focusNote', before: withField('note'), seen: focused, as: 'field-note' },
  {
    effect: 'invoiceRequest/knownInvoice',
    where: 'of a person',
    given: { orderNo },
    site: { currentUser: () => ({ userName: 'n', account: '13800000003' }) },
    output: { receiverPhone: '13800000003' },
  },
  {
    effect: 'invoiceRequest/knownInvoice',
    where: 'of an enterprise',
    given: { orderNo },
    site: { currentUser: () => ({ ...company, account: '13800000003' }) },
    responses: { '/api-user/enterprise/detail': { fields: { creditCode: '91310115MA1H00000X', address: '杨树浦路' } } },
    done: [quietly('/api-user/enterprise/detail', { basicEntId: 'e1' })],
    output: {
      receiverPhone: '13800000003',
      companyName: '华东化工出口有限公司',
      taxpayerId: '91310115MA1H00000X',
      registeredAddress: '杨树浦路',
    },
  },
  {
    effect: 'invoiceRequest/sendInvoice',
    given: { orderNo, form: invoiceForm },
    done: [quietly('/api-ecommerce/order/invoice', { orderNo, invoice: invoiceForm })],
  },
].map(inside('follow'));

export const orderRows = followed.map(inside('orderQuery'));
