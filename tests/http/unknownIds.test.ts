import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { campaignDetail, newsDetail } from '#contract/content/content.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { licenceOcr, verifyEnterprise } from '#contract/enterprise/enterprise.ts';
import { goodsDetail } from '#contract/goods/goods.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { orderInvoiceFile } from '#contract/orders/invoice.ts';
import {
  cancelOrder,
  orderDetail,
  orderDocumentFile,
  orderExport,
  orderPapers,
  orderBookingNote,
  removeOrderDocument,
  requestAmendment,
  supplyInfo,
  uploadOrderDocument,
} from '#contract/orders/orderCalls.ts';
import { removeTemplate, saveTemplate, templateContent } from '#contract/quotes/orderTemplates.ts';
import { acceptOffer, answerOffer, offerByLink, offerFile } from '#contract/quotes/offers.ts';
import {
  orderQuote,
  quoteSheet,
  removeQuote,
  renameQuote,
  savedQuoteDetail,
  sharedQuote,
  sharedQuoteSheet,
  shareQuote,
} from '#contract/quotes/savedQuotes.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { initialDataCallsOf } from '#src/app/initialDataCalls.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll, folderForAll } from '#tests/support/serviceForAll.ts';

/** Invalid variants of an id, first those that a database would reject. */
const nonsense: [string, string][] = [
  ['a word', 'abc'],
  ['an unknown UUID', '6f9619ff-8b86-4011-b42d-00c04fc964ff'],
  ['a NUL', '\0'],
];

/** A lone surrogate has no UTF-8: the replacement that a browser sends. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const folder = folderForAll('ids');
for (const name of ['index', '404']) writeFileSync(join(folder, `${name}.html`), name);
const pageRenderer = {
  initialDataCalls: initialDataCallsOf,
  render: async ({ path }: { path: string }) => `rendered ${path}`,
  prerenderedPages: [],
  listedPaths: [],
};
const service = serviceForAll({ site: { folder, pageRenderer } });
const session = sessionForAll(service);
let orderNo: string;
beforeAll(async () => {
  ({ orderNo } = await place(service, session, orderForm('fcl')));
});

/** Every call with an id in its input; the other inputs are valid. */
const calls: [string, Endpoint, (id: string) => Record<string, unknown>][] = [
  ['news', newsDetail, (id) => ({ id })],
  ['a campaign', campaignDetail, (id) => ({ id })],
  ['goods', goodsDetail, (id) => ({ id })],
  ['an offer', chargeAgreement, (id) => ({ offerId: id, isDanger: 'N' })],
  ['an order', orderDetail, (id) => ({ orderNo: id })],
  ['an order’s sheet', orderBookingNote, (id) => ({ orderNo: id })],
  ['an order’s invoice', orderInvoiceFile, (id) => ({ orderNo: id })],
  ['an order’s export', orderExport, (id) => ({ orderNo: id })],
  ['an order’s papers', orderPapers, (id) => ({ orderNo: id })],
  ['a saved quote', savedQuoteDetail, (id) => ({ id })],
  ['a quote to rename', renameQuote, (id) => ({ id, name: '名' })],
  ['a quote to delete', removeQuote, (id) => ({ id })],
  ['a quote to share', shareQuote, (id) => ({ id, isShared: true })],
  ['a quote to order', orderQuote, (id) => ({ id })],
  ['a quote’s sheet', quoteSheet, (id) => ({ id })],
  ['a shared quote', sharedQuote, (token) => ({ token })],
  ['an offer for an enquiry', offerByLink, (token) => ({ token })],
  ['a file of an offer', offerFile, (token) => ({ token, id: crypto.randomUUID() })],
  ['an offer to ask about', answerOffer, (token) => ({ token, kind: 'asked', text: '问' })],
  ['an offer to accept', acceptOffer, (token) => ({ token, option: 0 })],
  ['a shared quote’s sheet', sharedQuoteSheet, (token) => ({ token })],
  ['an order to make a template of', saveTemplate, (id) => ({ orderNo: id, name: '名' })],
  ['a template', templateContent, (id) => ({ id })],
  ['a template to delete', removeTemplate, (id) => ({ id })],
  ['an order to cancel', cancelOrder, (id) => ({ orderNo: id, reason: '' })],
  ['an order to supply', supplyInfo, (id) => ({ orderNo: id, note: '补充' })],
  ['an order to amend', requestAmendment, (id) => ({ orderNo: id, note: '修改' })],
  ['a document of an unknown order', orderDocumentFile, (id) => ({ orderNo: id, id: '1' })],
  ['an unknown document', orderDocumentFile, (id) => ({ orderNo, id })],
  ['a document to remove', removeOrderDocument, (id) => ({ orderNo, id })],
  ['a paper’s order', uploadOrderDocument, (id) => ({ orderNo: id, fileName: 'a.pdf', content: '%PDF-1.7\n%%EOF' })],
  ['a licence to read', licenceOcr, (id) => ({ fileId: id })],
  ['a licence to verify', verifyEnterprise, (id) => ({ fileId: id, fields: sampleLicence })],
];

const request = (endpoint: Endpoint, { content, ...input }: Record<string, unknown>) => {
  const { send, post } = sender(service);
  const headers = { ...jsonHeaders, Authorization: session.token, Cookie: `__Host-sid=${session.secret}` };
  const query = Object.entries(input).map(
    ([name, value]) => `${name}=${encodeURIComponent(wellFormed(String(value)))}`,
  );
  if (endpoint.method === 'get') return send(`${endpoint.path}?${query.join('&')}`, { headers });
  if (endpoint.payload !== 'bytes') return post(endpoint.path, input, headers);
  return post(`${endpoint.path}?${query.join('&')}`, content, { ...headers, 'Content-Type': 'application/pdf' });
};

describe.each(calls)('%s', (_, endpoint, inputOf) => {
  test.each(nonsense)('named by %s is unknown', async (_name, id) => {
    const response = await request(endpoint, inputOf(id));
    expect([response.status, response.code]).toEqual([404, codes.notFound]);
    service.clock.advance(3_600_000);
    Object.assign(session, await service.signIn());
  });
});

describe.each(['news', 'act', 'procurement/mobile', 'procurement/share'])('the page /%s/…', (folderOfPage) => {
  const shapes = [...nonsense.map(([, id]) => encodeURIComponent(wellFormed(id))), '%', '%FF', '%00', 'a%2Fb'];
  test.each(shapes)('%s is 404', async (shape) => {
    const response = await service.fetch(new Request(`http://127.0.0.1/${folderOfPage}/${shape}`));
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const head = await service.fetch(new Request(`http://127.0.0.1/${folderOfPage}/${shape}`, { method: 'HEAD' }));
    expect(head.status).toBe(404);
  });

  test('is 404 as well while too many pages are being rendered', async () => {
    const urls = Array.from({ length: 12 }, (_, index) => `http://127.0.0.1/${folderOfPage}/unknown-${index}`);
    const responses = await Promise.all(urls.map((url) => service.fetch(new Request(url))));
    expect(responses.map(({ status }) => status)).toEqual(urls.map(() => 404));
  });
});
