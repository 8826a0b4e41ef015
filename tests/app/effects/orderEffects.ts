import { sailingsPath } from '#src/features/booking/orderAddress.ts';
import { orderPagesWith } from '#src/features/orders/orderPagesEffects.tsx';
import { orderQueryOf } from '#src/features/orders/orderQueryEffects.tsx';
import { company } from '#stories/fixtures/samples.ts';
import { drafts, invoiceForm } from '#stories/orders/orderQuerySamples.ts';
import { reviewed } from '#stories/orders/fclOrderSamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { focused, quietly, stored, withField } from './outside.ts';

export const orderMachines = {
  orderQuery: (site) => orderQueryOf(site) as never,
  orderPages: orderPagesWith,
} satisfies Record<string, Composed>;

const orderNo = 'HY202603090001';
const [draft] = drafts as [(typeof drafts)[0]];
const place = 'draft.AEX2-2611-CNSHA-DEHAM';
const store = () => localStorage.setItem(place, JSON.stringify(draft));
const saved = (path: string, input: object) => ['saveFile', path, input, { quiet: false }] as const;
const revisionStored = () => (JSON.parse(stored()[place] ?? 'null') as { key: string } | null)?.key;

const listed: EffectRow[] = [
  { effect: 'drafts/readDrafts', before: store, output: [draft] },
  {
    effect: 'drafts/otherWindows',
    sent: [{ type: 'drafts.changed' }],
    meanwhile: () => dispatchEvent(new StorageEvent('storage', { key: place, storageArea: localStorage })),
  },
  { effect: 'drafts/dropDraft', before: store, given: { draft }, seen: stored, as: {} },
  {
    effect: 'drafts/storePutOff',
    given: { putOff: draft.key },
    seen: stored,
    as: { draftPutOff: draft.key },
  },
  { effect: 'drafts/restoreDraft', given: { deleted: draft }, seen: revisionStored, as: draft.key },
];

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

const begun: EffectRow = {
  effect: 'orderPages/templates/take',
  where: 'to begin an order on another sailing',
  given: { output: { ...reviewed, name: '汉堡' } },
  done: [['go', sailingsPath(reviewed.order.offerId, 'Y')]],
  seen: () => Object.keys(stored()),
  as: [`draft.${reviewed.order.offerId}`],
};

export const orderRows = [...[...listed, ...followed].map(inside('orderQuery')), begun];
