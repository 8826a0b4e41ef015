import type { Page } from 'playwright';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { paths } from '#contract/app/routes.ts';
import { button, wrongFields } from './company.ts';
import type { Scene } from './sceneParts.ts';
import { go } from './sceneParts.ts';

/** An order form with its problems shown, the particulars of dangerous goods unfolded. */
const orderForm = (serviceZh: string, open: Scene['open']): Scene => ({
  name: `order form, ${serviceZh}`,
  isPage: true,
  open: async (page) => {
    await open(page);
    await page.getByRole('heading', { level: 1, name: `${serviceZh}下单` }).waitFor();
    await button(page, '提交订单').locator('visible=true').first().click();
    await wrongFields(page).first().waitFor();
    for (const more of await page.getByText(/^更多申报项/).all()) await more.click();
  },
});

const quotes: Readonly<Record<Exclude<ServiceCode, 'fcl'>, string>> = {
  lcl: 'lcl~CNSHA~HKHKG',
  air: 'air~PVG~FRA',
  rail: 'rail~CN-CKG-TJC~DE-DUI',
  tank: 'tank~CNSHA~KRPUS',
  flexitank: 'flexitank~CNSHA~KRPUS',
  warehousing: 'warehousing~CNSHA-W1',
  builtIn: 'builtIn~CNSHA-S1',
  dgDesk: 'dgDesk~CNSHA',
  domestic: 'domestic~310000~510100',
  goods: 'goods~glycerine-995',
};

/** Where an offer of each line but the first, whose sailings come and go, is ordered. */
export const orderAddresses = (Object.keys(quotes) as (keyof typeof quotes)[]).map((name) => ({
  serviceZh: allServices[name].nameZh,
  address: `${allServices[name].routes.order}?${new URLSearchParams({ offer: quotes[name] })}`,
}));

/** Pages as who has ordered whole vehicles sees them, with the longest header, and the order form of every line. */
export const orderScenes: readonly Scene[] = [
  ...[paths.home, paths.shippingFcl, paths.helpCenter, '/lost'].map((address) => ({
    name: `signed in, ${address}`,
    isPage: true as const,
    open: async (page: Page) => go(page, address),
  })),
  orderForm(allServices.fcl.nameZh, async (page) => {
    await go(page, `${paths.shippingFcl}?orgPortCode=CNSHA&dstPortCode=DEHAM&isDanger=Y`);
    await page.getByRole('button', { name: /^下单/ }).nth(4).click();
  }),
  ...orderAddresses.map(({ serviceZh, address }) => orderForm(serviceZh, async (page) => go(page, address))),
];
