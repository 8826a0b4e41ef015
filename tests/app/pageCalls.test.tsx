import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/auth/session.ts';
import type { Site } from '#src/app/siteContext.ts';
import { SiteContext } from '#src/app/siteContext.ts';
import { routeOf } from '#src/routes.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { fakeSite } from '#tests/app/effects/fakeSite.ts';
import { emptyBrowser, quietly } from '#tests/app/effects/outside.ts';
import { passAtTheEnd } from '#tests/support/time.ts';

aroundEachTest();
beforeEach(emptyBrowser);

type Calls = ReturnType<typeof quietly>[];

const ratesPath = '/api-ecommerce/sellingMaintenance/external/query';
/** The prices of a service: one page of its table, and all of them for the places that it can be narrowed to. */
const rates = (line: string, size: number, narrowed: object = {}): Calls => [
  quietly(ratesPath, { line, size, ...narrowed, page: 1 }),
  quietly(ratesPath, { line, page: 1, size: 100 }),
];
const charges = (line: string) => quietly('/api-ecommerce/internalFee/page', { line, page: 1, size: 100 });
const suppliers = (supplierRole: string) => quietly('/api-puds/supplier/listByRole', { supplierRole });
const constants = quietly('/api-basic/constant/list', {});
const constantsOf = (constType: string) => quietly('/api-basic/constant/listByType', { constType });
const slides = (place: string) => quietly('/api-cms/carousel/query', { place });
const goods = (query: object = {}) => quietly('/api-item/goods/page', { keyword: '', page: 1, size: 12, ...query });
const news = (query: object) => quietly('/api-cms/news/page', query);
const lanes = quietly('/api-ecommerce/minimumPrice/query', { size: 10 });
const unNumbers = (query: object = {}) => quietly('/api-basic/dangerousGoods/search', { keyword: '', ...query });
/** An order page searches the list of dangerous goods and requests its offer. */
const ordering = (offerId: string, isDanger: string): Calls => [
  quietly('/api-ecommerce/chargeAgreement/query', { offerId, isDanger }),
  unNumbers({ page: 1 }),
  constants,
];
const orderList = quietly('/api-ecommerce/order/page', { keyword: '', state: 'all', page: 1 });
const orderDetail = (orderNo: string) => quietly('/api-ecommerce/order/detail', { orderNo });
/** A search without a load is for one small container, totalled in yuan. */
const oneBox = { containerType: '20GP', containers: 1, currency: '1' };
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'N' };

/** The requests of a page when it opens, by the specification of its endpoints. */
const table: [address: string, calls: Calls][] = [
  [
    '/',
    [
      lanes,
      slides('home'),
      quietly('/api-cms/city/page', {}),
      news({ category: 'notice', size: 5 }),
      news({ category: 'market', size: 5 }),
      news({ category: 'regulation', size: 5 }),
      quietly('/api-basic/port/list', {}),
      unNumbers({ size: 1 }),
    ],
  ],
  ['/airLift', [...rates('air', 36), charges('air'), suppliers('airline')]],
  ['/business', [goods(), constants, slides('business')]],
  ['/helpCenter', [quietly('/api-user/serviceMail', {})]],
  ['/news/some-id', [quietly('/api-cms/news/detail', { id: 'some-id' }), constantsOf('newsCategory')]],
  [
    '/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=N&directOnly=Y&page=2',
    [
      quietly('/api-ecommerce/sailSchedule/etdList', { ...lane, ...oneBox }),
      quietly('/api-ecommerce/sailSchedule/page', { ...lane, ...oneBox, directOnly: 'Y', sort: 'departure', page: 2 }),
      constantsOf('currency'),
      constantsOf('paymentType'),
    ],
  ],
  ['/shippingLcl', rates('lcl', 12)],
  ['/domesticTrade/orderPage?offer=goods~glycerine-995', ordering('goods~glycerine-995', 'N')],
  ['/shippingFcl/addOrder?offer=S1&isDanger=N', ordering('S1', 'N')],
  ['/orders', [orderList]],
  ['/orders/some-id', [orderDetail('some-id')]],
  ['/q/some-token', [quietly('/api-ecommerce/quote/shared', { token: 'some-token' })]],
];

const started = (machine: AnyStateMachine) => createActor<AnyStateMachine>(machine, { input: {} }).start();

// React mounts a page twice in a test: each call counts once
const once = (calls: Calls) => [...new Set(calls.map((call) => JSON.stringify(call)))].toSorted();

/** Opens a page of a site that records its requests; what is returned says which came so far. */
const open = async (to: string) => {
  const { site, done } = fakeSite({}, {
    session: started(sessionMachine),
    spawned: (_: string, make: () => AnyStateMachine) => started(make()),
  } as unknown as Partial<Site>);
  const { call } = site;
  // only the beginning is of interest: no response comes
  site.call = async (...request) => {
    void call(...request);
    return new Promise(() => {});
  };
  const { Page, prepare } = routeOf(to);
  await prepare();
  const [path = '', searchPath = ''] = to.split('?');
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  render(
    <SiteContext value={site}>
      <Router hook={hook} searchHook={searchHook}>
        <Page />
      </Router>
    </SiteContext>,
  );
  return () => passAtTheEnd(50).then(() => once((done as Calls).filter(([kind]) => kind === 'call')));
};

test.each(table)('the requests of %s', async (address, calls) => {
  await expect.poll(await open(address)).toEqual(once(calls));
});
