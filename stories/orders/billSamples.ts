import type { BillChange, StoredBill } from '#contract/orders/bill/bill.ts';
import type { BillContent } from '#contract/orders/bill/billContent.ts';
import { versions } from './instructionSamples.ts';

const { content } = versions[0]!;

const first: BillContent = {
  ...content,
  carrierBookingNo: '6301234567',
  billNo: '',
  vessel: 'EVER GOODS',
  voyage: '012W',
  placeOfReceipt: '',
  portOfLoading: 'SHANGHAI',
  portOfDischarge: 'HAMBURG',
  placeOfDelivery: '',
  lines: content.lines.map((line) => Object.assign({}, line, { kind: 'STEEL DRUMS' })),
  dangerous: [{ cargo: 0, text: 'UN 1263, PAINT, 3, PG II, (18 °C c.c.)' }],
};

/** Changes of two fields, and of the same fields without wanted values. */
export const askedChanges: BillChange[] = [
  { path: 'consignee.address', wanted: 'Hafenstrasse 12, 20457 Hamburg, Germany', remark: '' },
  { path: 'other', wanted: '', remark: '请在唛头下加合同号' },
];

const drafts: StoredBill['drafts'] = [
  { version: 1, issuedAt: '2026-03-02T01:50:00Z', note: '', instruction: 1, content: first, answers: [] },
];

/** The first draft, which waits for an answer; the same order without a draft, after departure, and after its end. */
export const waitingBill: StoredBill = { status: 'RELEASED', drafts, release: null };
export const noBill: StoredBill = { ...waitingBill, drafts: [] };
export const endedBill: StoredBill = { ...waitingBill, status: 'COMPLETED' };

const answered = (bill: StoredBill, kind: 'approved' | 'changes', changes: BillChange[] = []): StoredBill => ({
  ...bill,
  drafts: bill.drafts.map((draft, index) =>
    index < bill.drafts.length - 1
      ? draft
      : { ...draft, answers: [{ kind, at: '2026-03-02T02:10:00Z', person: '陈敏', changes }] },
  ),
});

/** Requested changes; the second draft, which makes them; and the answers to it. */
export const changedBill: StoredBill = answered(waitingBill, 'changes', askedChanges);
export const secondBill: StoredBill = {
  ...changedBill,
  drafts: [
    ...changedBill.drafts,
    {
      version: 2,
      issuedAt: '2026-03-02T02:30:00Z',
      note: '收货人地址与唛头已更正，请今天 18:00 前确认',
      instruction: 2,
      content: {
        ...first,
        billNo: 'COSU6301234567',
        consignee: { ...first.consignee, address: askedChanges[0]!.wanted },
        marks: 'NORDLACK\nHAMBURG\nNO.1-120',
      },
      answers: [],
    },
  ],
};
export const approvedBill: StoredBill = answered(secondBill, 'approved');
export const releasedBill: StoredBill = {
  ...approvedBill,
  status: 'SAILED',
  release: { kind: 'telex', billNo: 'COSU6301234567', at: '2026-03-06T02:00:00Z' },
};
