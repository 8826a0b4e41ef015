// Lists prices, places an order and reads it, with a key of the scopes prices, orders.read and orders.write:
//   SITE=https://site.example API_KEY=hyt_… node docs/sample.mjs PO-2026-0001
// Node 20 or later; no package is needed.
const { SITE, API_KEY } = process.env;
/** Your own number of the order: if it is sent again after a failure, no second order is placed. */
const ownNumber = process.argv[2] ?? 'PO-2026-0001';

/** Calls an endpoint of `/openapi.json`; waits if the key's calls of this minute are used up. */
const call = async (path, input, headers = {}) => {
  const response = await fetch(new URL(path, SITE), {
    method: 'POST',
    headers: { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  if (response.status === 429) {
    await new Promise((resume) => setTimeout(resume, Number(response.headers.get('Retry-After')) * 1_000));
    return call(path, input, headers);
  }
  const { code, message, data } = await response.json();
  if (code !== '00000000') throw new Error(`${path}: ${code} ${message}`);
  return data;
};

// 1. sailings from Shanghai to Hamburg with the price of each container, the earliest first
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'N' };
const { rows } = await call('/api-ecommerce/sailSchedule/page', { ...lane, page: 1, size: 20 });
for (const { sailing, prices } of rows)
  console.log(sailing.vessel, sailing.estimatedTimeOfDeparture, JSON.stringify(prices[0]?.totals));

// 2. the order; its fields are those of the schema Order in /openapi.json
const { sailing } = rows.at(-1);
const dayBefore = (instant, days) => new Date(Date.parse(instant) - days * 86_400_000).toISOString().slice(0, 10);
const party = (name, address, telephone) => ({ name, address, telephone, email: 'shipping@example.com' });
const form = {
  line: 'fcl',
  offerId: sailing.id,
  items: [{ code: '20GP', quantity: '1' }],
  details: {
    owner: 'COC',
    tareKg: '',
    loading: 'station',
    loadingAddress: '',
    incoterm: 'CIF',
    cargoReadyDay: dayBefore(sailing.estimatedTimeOfDeparture, 9),
    freightPayment: 'prepaid',
    billOfLading: 'original',
    customsEntrusted: true,
    vgmMethod: '1',
  },
  cargo: [
    {
      nameZh: '水性乳液',
      nameEn: 'Water-based emulsion',
      hsCode: '3906.90.90',
      packagingCode: '1A1',
      packages: '40',
      grossKg: '8000',
      volumeM3: '11.2',
      unit: 1,
      details: { foodstuff: false, batteryCondition: '' },
      dangerous: null,
    },
  ],
  shipper: party('Example Coatings (Shanghai) Co., Ltd.', '1 Example Road, Pudong, Shanghai', '+86 21 5555 0120'),
  consignee: party('Beispiel Farben GmbH', 'Beispielstrasse 1, Hamburg', '+49 40 555 0130'),
  notifyParty: { sameAsConsignee: true, name: '', address: '', telephone: '' },
  bookingContact: { name: '李订舱', phone: '13812345678', email: 'booking@example.com' },
  papersHeld: [],
  remark: '',
  protocolVersion: '2026-11',
};

// 3. a saved quote guarantees the price; the order states it, so that no other price is ever accepted
const { id: quoteId } = await call('/api-ecommerce/quote/save', { name: ownNumber, form });
const { totals } = await call('/api-ecommerce/quote/detail', { id: quoteId });
const placed = await call(
  '/api-ecommerce/order/add',
  { order: form, expectedTotals: totals, quoteId },
  { 'Idempotency-Key': ownNumber },
);

// 4. the current state of the order
const order = await call('/api-ecommerce/order/detail', { orderNo: placed.orderNo });
console.log(order.orderNo, order.status, JSON.stringify(order.totals), order.timeline[0].keyName);
