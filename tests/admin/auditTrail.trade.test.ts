import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as contract from '#contract/auth/user.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { verifyEnterprise } from '#contract/enterprise/enterprise.ts';
import { cancelOrder, removeOrderDocument, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { requestInvoice } from '#contract/orders/invoice.ts';
import { orders } from '#service/db/schema/orders.ts';
import { applications } from '#service/db/schema/verification.ts';
import { cancelOverdue } from '#service/orders/autoCancel.ts';
import type { Case, Owner, TradeEvent } from '#tests/support/auditTrail.ts';
import { auditTrail, device, infectedBytes, someText, testTrail } from '#tests/support/auditTrail.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { sampleFile } from '#tests/support/files.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { printedFields, sampleLicence } from '#tests/support/licence.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { upload } from '#tests/support/verification.ts';

const trail = auditTrail();

const ordered = async ({ session }: Owner) => (await place(trail.service, session, orderForm('fcl'))).orderNo;
const uploaded = (by: TestService, { session }: Owner, orderNo: string, size: number) => {
  const content = sampleFile.pdf(size) as Uint8Array<ArrayBuffer>;
  return by.call(uploadOrderDocument, { orderNo, fileName: 'a.pdf', paperCode: '', content }, { session });
};
const applied = async (by: TestService, { session }: Owner) => {
  const fileId = await upload(trail.service, session);
  // a code is one enterprise's alone
  await trail.service.db.delete(applications);
  return () => by.call(verifyEnterprise, { fileId, fields: printedFields(sampleLicence) }, { session });
};
const decided = async (owner: Owner, verdict: object) => {
  await (
    await applied(trail.service, owner)
  )();
  const [waiting] = (await (await trail.atDesk('/applications')).json()) as { id: string }[];
  return () => trail.atDesk(`/applications/${waiting!.id}`, verdict);
};
const requested = async (by: TestService, owner: Owner) => {
  const orderNo = await ordered(owner);
  await trail.service.db.update(orders).set({ status: 'COMPLETED' }).where(eq(orders.orderNo, orderNo));
  return {
    orderNo,
    request: () => by.call(requestInvoice, { orderNo, invoice: invoiceForm }, { session: owner.session }),
  };
};

/** Every event of orders and of companies, as often as different code writes it. */
const cases: Readonly<Record<TradeEvent, readonly Case[]>> = {
  'verification.submitted': [[(owner) => applied(trail.browser, owner), ['verification.submitted', 'owner', device]]],
  'verification.passed': [
    [(owner) => decided(owner, { status: 'PASS' }), ['verification.passed', 'owner', 'desk', { by: 'desk' }]],
  ],
  'verification.rejected': [
    [
      (owner) => decided(owner, { status: 'REJECTED', reason: '公章不清晰' }),
      ['verification.rejected', 'owner', 'desk', { by: 'desk' }],
    ],
  ],
  'protocol.agreed': [
    [
      async ({ session }) => {
        const version = shippingProtocolVersion;
        return () => trail.browser.call(contract.agreeShippingProtocol, { version, line: 'air' }, { session });
      },
      ['protocol.agreed', 'owner', device, { version: someText, line: someText }],
    ],
  ],
  'order.placed': [
    [
      async ({ session }) =>
        () =>
          place(trail.browser, session, orderForm('fcl')),
      ['protocol.agreed', 'owner', device, { version: someText, line: someText }],
      ['order.placed', 'owner', device, { orderNo: someText }],
    ],
  ],
  'order.moved': [
    [
      async (owner) => {
        const orderNo = await ordered(owner);
        return () => trail.atDesk(`/orders/${orderNo}`, { act: 'order.accepted', note: '' });
      },
      ['order.moved', 'owner', 'desk', { orderNo: someText, act: 'order.accepted', by: 'platform', status: someText }],
    ],
  ],
  'order.cancelled': [
    [
      async (owner) => {
        const orderNo = await ordered(owner);
        return () => trail.browser.call(cancelOrder, { orderNo }, { session: owner.session });
      },
      ['order.cancelled', 'owner', device, { orderNo: someText, reason: 'user' }],
    ],
    [
      async (owner) => {
        const orderNo = await ordered(owner);
        await trail.service.db
          .update(orders)
          .set({ cancelsAt: trail.service.clock.now() })
          .where(eq(orders.orderNo, orderNo));
        return () => cancelOverdue(trail.service.db, trail.service.clock);
      },
      ['order.cancelled', 'owner', 'autoCancel', { orderNo: someText, reason: 'unverified' }],
    ],
  ],
  'document.uploaded': [
    [
      async (owner) => {
        const orderNo = await ordered(owner);
        return () => uploaded(trail.browser, owner, orderNo, 64);
      },
      ['document.uploaded', 'owner', device, { orderNo: someText, document: someText }],
    ],
  ],
  'document.removed': [
    [
      async (owner) => {
        const orderNo = await ordered(owner);
        const { id } = await uploaded(trail.service, owner, orderNo, 64);
        return () => trail.browser.call(removeOrderDocument, { orderNo, id }, { session: owner.session });
      },
      ['document.removed', 'owner', device, { orderNo: someText, document: someText }],
    ],
  ],
  'file.infected': [
    [
      async (owner) => {
        const orderNo = await ordered(owner);
        return () => expect(uploaded(trail.browser, owner, orderNo, infectedBytes)).rejects.toThrow('病毒');
      },
      ['file.infected', 'owner', device, { malware: 'Eicar-Test-Signature', bytes: infectedBytes }],
    ],
  ],
  'invoice.requested': [
    [
      async (owner) => (await requested(trail.browser, owner)).request,
      ['invoice.requested', 'owner', device, { orderNo: someText }],
    ],
  ],
  'invoice.issued': [
    [
      async (owner) => {
        const { orderNo, request } = await requested(trail.service, owner);
        await request();
        return () => trail.atDesk(`/invoices/${orderNo}`, { status: 'ISSUED' });
      },
      ['invoice.issued', 'owner', 'desk', { orderNo: someText }],
    ],
  ],
  'enquiry.received': [
    [
      async ({ session }) =>
        () =>
          enquire(trail.browser, enquiryForm({ line: 'tank' }), { session }),
      ['enquiry.received', 'owner', device, { enquiryNo: someText, line: 'tank' }],
    ],
    [
      async () => () => enquire(trail.browser, enquiryForm({ line: 'air' })),
      ['enquiry.received', null, device, { enquiryNo: someText, line: 'air' }],
    ],
  ],
};

testTrail(trail, cases);
