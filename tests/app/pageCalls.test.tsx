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

const constants = quietly('/api-basic/constant/list', {});
const constantsOf = (constType: string) => quietly('/api-basic/constant/listByType', { constType });
const unNumbers = (query: object = {}) => quietly('/api-basic/dangerousGoods/search', { keyword: '', ...query });
/** An order page searches the list of dangerous goods and requests its offer. */
const ordering = (offerId: string, isDanger: string): Calls => [
  quietly('/api-ecommerce/chargeAgreement/query', { offerId, isDanger }),
  unNumbers({ page: 1 }),
  constants,
];
const orderList = quietly('/api-ecommerce/order/page', { keyword: '', state: 'all', page: 1 });
const orderDetail = (orderNo: string) => quietly('/api-ecommerce/order/detail', { orderNo });
/** The requests of a page when it opens, by the specification of its endpoints; those of pages with stories are in stories/app/pagesOfSite.ts. */
const table: [address: string, calls: Calls][] = [
  ['/helpCenter', [quietly('/api-user/serviceMail', {})]],
  ['/news/some-id', [quietly('/api-cms/news/detail', { id: 'some-id' }), constantsOf('newsCategory')]],
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
