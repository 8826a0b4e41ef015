import { orderQueryOf } from '#src/features/orders/orderQueryEffects.tsx';
import { vgmWith } from '#src/features/orders/papers/vgmEffects.ts';
import { company } from '#stories/fixtures/samples.ts';
import { invoiceForm } from '#stories/orders/orderQuerySamples.ts';
import { weighed } from '#stories/orders/vgmSamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { focused, quietly, withField } from './outside.ts';

export const orderMachines = {
  orderQuery: (site) => orderQueryOf(site) as never,
  vgm: (site) => vgmWith(site) as never,
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

const typed = { after: 1, savedAt: '2026-03-02T02:00:00.000Z', form: weighed };

const reloaded: EffectRow = {
  effect: 'vgm/fetchVgm',
  where: 'with what the page knew before it was reloaded',
  given: { orderNo },
  before: () => sessionStorage.setItem(`vgm.${orderNo}`, JSON.stringify({ page: crypto.randomUUID(), ...typed })),
  done: ['detail', 'vgm'].map((call) => quietly(`/api-ecommerce/order/${call}`, { orderNo })),
  output: { typed },
};

export const orderRows = [...followed.map(inside('orderQuery')), reloaded];
