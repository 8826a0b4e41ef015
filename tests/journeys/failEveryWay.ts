import type { Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { everyEndpoint } from '../support/everyEndpoint.ts';
import { button } from './company.ts';
import type { Failure } from './failureKinds.ts';
import { failures } from './failureKinds.ts';

const endpoints = Object.fromEntries(everyEndpoint());

const pathOf = (name: string): string => (endpoints[name] as Endpoint).path;

/** Everything that is typed, chosen or ticked on the page. */
const typedOn = async (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map(
      ({ name, id, value, checked }) => `${name || id}: ${value} ${checked}`,
    ),
  );

const lostOf = async (page: Page, before: readonly string[]): Promise<string[]> => {
  const now = await typedOn(page);
  return before.filter((control) => !now.includes(control));
};

interface Options {
  /** The ways in which the calls fail; every one by default. */
  ways?: readonly Failure[];
  /** In how many places it is said, each about its own part of the page. */
  places?: number;
  /** What the view says by itself, whatever the failure. */
  own?: string | RegExp;
  /** How often the act itself loads the page. */
  loads?: number;
}

/** Presses all of them at once, faster than any user: what is tried again loses its button meanwhile. */
export const pressAll = async (buttons: Locator): Promise<void> =>
  buttons.evaluateAll((found) => {
    for (const one of found) (one as HTMLButtonElement).click();
  });

/** The words as they stand at the end of an element that is seen and heard; an alert's title stands before its text. */
const saidOn = (page: Page, words: string | RegExp): Locator =>
  page
    .getByText(typeof words === 'string' ? new RegExp(`${words}$`) : words)
    .and(page.locator(':not([aria-hidden="true"], [aria-hidden="true"] *)'))
    .filter({ visible: true });

/** Replaces the responses to calls of a page until `mend`; returns how many were made. */
const respondOn = (page: Page) => async (names: readonly string[], give: (route: Route) => Promise<void>) => {
  const paths = new Set(names.map(pathOf));
  let made = 0;
  const isBroken = (url: URL) => paths.has(url.pathname);
  await page.route(isBroken, async (route) => {
    made += 1;
    await give(route);
  });
  return { made: () => made, mend: async () => page.unroute(isBroken) };
};

/** What a page does that it should not. */
const harmOf = (page: Page) => {
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('load', () => (loads += 1));
  return {
    errors: () => errors,
    loads: () => loads,
    reset: (): void => void ([errors.length, loads] = [0, 0]),
  };
};

/**
 * Breaks the calls of one page, and checks how each failure is shown: `every` lets calls fail in every way at once, `walked` says
 * which calls that were.
 */
export const breakerOf = (page: Page) => {
  const walked = new Set<string>();
  const harm = harmOf(page);
  const respond = respondOn(page);

  /** Each failure is said once in each place, nothing typed is lost, and the page is neither loaded anew nor broken. */
  const every = async (
    names: string | readonly string[],
    act: () => Promise<unknown>,
    { ways = failures, places = 1, own, loads = 0 }: Options = {},
  ): Promise<void> => {
    const broken = [names].flat();
    for (const [kind, give, words] of ways) {
      harm.reset();
      const before = await typedOn(page);
      // the short messages before, so that the next one is seen to be new
      await pressAll(page.getByRole('region', { name: '消息提示' }).getByRole('button', { name: '关闭' }));
      const { made, mend } = await respond(broken, give);
      await act();
      const said = saidOn(page, own ?? words);
      const outcome = async () => ({
        kind,
        said: await said.count(),
        isMade: made() >= broken.length,
        lost: await lostOf(page, before),
        errors: harm.errors(),
        loads: harm.loads(),
      });
      await expect
        .poll(outcome, { message: `${broken.join(', ')}: ${kind}`, interval: 20 })
        .toEqual({ kind, said: places, isMade: true, lost: [], errors: [], loads });
      await mend();
    }
    for (const name of broken) walked.add(name);
  };

  return { every, respond, walked: (): string[] => [...walked].toSorted() };
};

/** Breaks calls whose failures are not shown, and checks that the page goes on without a message. */
export const silenceOf = (page: Page) => {
  const walked: string[] = [];
  const harm = harmOf(page);
  const respond = respondOn(page);

  /** Lets a call fail in every way; `act` makes it, and waits for what is there all the same. */
  const every = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    for (const [kind, give, words] of failures) {
      const { made, mend } = await respond([name], give);
      await act();
      await expect.poll(made, { message: `${name}: ${kind}` }).toBeGreaterThan(0);
      const alerts = await page.getByRole('alert').filter({ visible: true }).count();
      expect({ name, kind, alerts, said: await saidOn(page, words).count(), errors: harm.errors() }).toEqual({
        name,
        kind,
        alerts: 0,
        said: 0,
        errors: [],
      });
      await mend();
    }
    walked.push(name);
  };
  return { every, walked: (): string[] => walked.toSorted() };
};

/** What offers another try. */
export const retryIn = (page: Page): Locator => button(page, '重试').filter({ visible: true });

/** Follows a link of the site without loading the document anew. */
export const follow = async (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
