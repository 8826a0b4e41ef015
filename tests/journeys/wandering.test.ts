// @module-tag deep
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { randomFrom, seed } from '../support/random.ts';
import { accounts, go, visitAs } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { openSite, visit } from './visit.ts';

const gestures = 100;

/** Input of a user who ignores what is required. */
const texts = ['', ' ', '13800000001', '1234', '上海', '-5', '0', '99999999999999', 'a@b.cn', '<b>x</b>', '😀', '25'];
const keys = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'Space', 'End'];

/** Runs in the page: the elements that can be pressed where they are rendered, and their kinds. */
const withinReach = (): { x: number; y: number; kind: 'text' | 'choice' | 'press' }[] =>
  [...document.querySelectorAll('a[href^="/"], button, input, textarea, select, summary, [role=option]')].flatMap(
    (element) => {
      const box = element.getBoundingClientRect();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const rendered = document.elementFromPoint(at.x, at.y);
      const isOpening = element.matches('[target=_blank], [download], [type=file]');
      if (!rendered || isOpening || !(element.contains(rendered) || rendered.contains(element))) return [];
      const isText = element.matches('textarea, input:not([type=radio], [type=checkbox])');
      return [{ ...at, kind: isText ? 'text' : element.matches('select') ? 'choice' : 'press' } as const];
    },
  );

/** Runs in the page: what must never be seen there, whatever was done before. */
const neverSeen = (): string[] => {
  const open = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter(
    (dialog) => !dialog.closest('[inert], [aria-hidden=true]') && dialog.checkVisibility(),
  );
  const innermost = open.filter((dialog) => !open.some((other) => other !== dialog && dialog.contains(other)));
  const text = document.body.innerText;
  const nonsense = /NaN|undefined|\[object |Invalid Date|-\d+ ?秒/.exec(text)?.[0];
  return [
    ...(innermost.length > 1 ? [`${innermost.length} dialogs at once`] : []),
    ...(nonsense ? [`the words ${nonsense}`] : []),
    ...(text.trim() === '' ? ['an empty page'] : []),
    ...(document.documentElement.scrollWidth > innerWidth ? ['a page that scrolls sideways'] : []),
  ];
};

/** The token that the browser holds, as the session machine stores it. */
const isSignedIn = async (page: Page): Promise<boolean> => page.evaluate(() => /(?:^|; )token=./.test(document.cookie));

/** Does one thing at random; returns its name. */
const gesture = async (page: Page, random: () => number): Promise<string> => {
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = random();
  if (chance < 0.03) return (await page.goBack().catch(() => undefined), 'back');
  if (chance < 0.05) return (await page.goForward().catch(() => undefined), 'forward');
  if (chance < 0.06) return (await page.reload(), 'reload');
  if (chance < 0.16) {
    await page.mouse.wheel(0, Math.floor(random() * 1_600) - 600);
    return 'scroll';
  }
  if (chance < 0.26) {
    const key = oneOf(keys);
    await page.keyboard.press(key);
    return key;
  }
  const reach = await page.evaluate(withinReach);
  if (reach.length === 0) return 'nothing';
  const { x, y, kind } = oneOf(reach);
  const name = `${kind} at ${Math.round(x)}, ${Math.round(y)}`;
  await page.mouse.click(x, y, { clickCount: random() < 0.1 ? 2 : 1 });
  if (kind === 'choice') await page.keyboard.press('ArrowDown');
  if (kind !== 'text') return name;
  const text = oneOf(texts);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  return `${name}: “${text}”`;
};

const wander = async (page: Page, salt: number): Promise<void> => {
  const random = randomFrom(seed + salt);
  const log: string[] = [];
  const orders = new Map<string, Set<string>>();
  page.on('response', async (response) => {
    if (!response.url().endsWith(placeOrder.path)) return;
    const intention = (await response.request().allHeaders())['idempotency-key'] ?? '';
    const placed = placeOrder.output.safeParse(((await response.json().catch(() => ({}))) as { data?: unknown }).data);
    if (placed.success) orders.set(intention, (orders.get(intention) ?? new Set()).add(placed.data.orderNo));
  });
  // another company's site is never reached
  await page.context().route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort('namenotresolved'),
  );
  page.on('dialog', (question) => void question.accept());
  let givenUp = '';
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest()) givenUp = `${request.url()}: ${request.failure()?.errorText}`;
  });
  const context = () => `SEED=${seed}, after ${log.slice(-25).join(' · ')}, at ${page.url()}`;

  const seen = async (): Promise<string[]> => {
    // who presses a link to another company’s site has left ours; an address of our own must always be answered
    if (page.url().startsWith('chrome-error:')) {
      expect(`${givenUp}; ${context()}`).toMatch(/example\.com\S* net::ERR_NAME_NOT_RESOLVED/);
      await page.goto('/');
    }
    return page.evaluate(neverSeen).catch(() => []);
  };

  for (let step = 0; step < gestures; step += 1) {
    log.push(
      await gesture(page, random).catch(async (broken: Error) => {
        // a page that is being left cannot be evaluated
        await page.waitForLoadState();
        return broken.message.split('\n')[0]!;
      }),
    );
    // who goes back from the first page has left the site
    if (page.url() === 'about:blank') await page.goForward();
    // a page that hydrates shows for a moment what is not its end state
    if ((await seen()).length > 0) await expect.poll(seen, { message: context() }).toEqual([]);
  }

  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `still busy ${context()}` }).toBe(0);
  // a list that is open in a dialog takes the first press, as does a dialog over another
  const overPage = async (): Promise<number> => {
    await page.keyboard.press('Escape');
    return page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0);
  };
  await expect.poll(overPage, { message: `still over the page ${context()}` }).toBe(0);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await expect
    .poll(async () => (await page.getByRole('button', { name: '退出登录' }).count()) > 0, { message: context() })
    .toBe(await isSignedIn(page));
  for (const [intention, numbers] of orders) expect(numbers.size, `${intention} ${context()}`).toBe(1);
};

/** What the browser itself says of a response that rejects is no complaint; a service that breaks is one. */
const real = (complaints: string[]): string[] => complaints.filter((said) => !/status of 4\d\d/.test(said));

test('random presses and input open no two dialogs, show no nonsense, leave nothing pending and place an order once', async () => {
  const site = await openSite();
  const home = await visit(site, 1440, { savesData: false });
  await go(home.page, '/');
  await wander(home.page, 1);
  const prices = await visit(site, 390);
  await go(prices.page, paths.shippingFcl);
  await wander(prices.page, 2);
  // an order ready to be placed, which is placed once however often it is pressed
  const ordering = await visitAs(site, accounts.verified, 1440);
  await ordering.page.goto(`${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`);
  await fillOrder(ordering.page, goods, { details: { tonnes: '20' } });
  await ordering.page.getByRole('button', { name: '提交订单' }).first().dblclick();
  await wander(ordering.page, 3);
  for (const { complaints } of [home, prices, ordering]) expect(real(complaints)).toEqual([]);
});
