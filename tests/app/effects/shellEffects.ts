import { expect, onTestFinished } from 'vitest';
import { historiesOf } from '#src/app/historyEffects.ts';
import { entry } from '#src/app/historyEntry.ts';
import { hydrationWith } from '#src/app/hydrationEffects.ts';
import { scrolledHeader } from '#src/layouts/headerEffects.ts';
import { connectionBack } from '#src/platform/connection.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { stored } from './outside.ts';

export const shellMachines = {
  header: () => scrolledHeader,
  hydration: hydrationWith,
  pageHistory: (site) => historiesOf(site).pageHistory,
  dialogHistory: (site) => historiesOf(site).dialogHistory,
} satisfies Record<string, Composed>;

/** Puts the dialog that stands prerendered in every document into the page. */
const withPrerenderedLogin = (): void => {
  const place = document.createElement('div');
  place.innerHTML = '<dialog id="pre-hydration-login"></dialog>';
  document.body.append(place);
  onTestFinished(() => place.remove());
};
/** Puts the link to the whole stylesheet into the page, as it is in a prerendered document. */
const withLaterStyle = (): void => {
  const link = Object.assign(document.createElement('link'), {
    id: 'stylesheet',
    rel: 'later',
    href: 'data:text/css,',
  });
  document.head.append(link);
  onTestFinished(() => link.remove());
};
const stylesheet = () => document.querySelector<HTMLLinkElement>('link#stylesheet');
const prerenderedLogin = () => document.querySelector('#pre-hydration-login');

const hydration: EffectRow[] = [
  { effect: 'hydration/loadStylesheet', before: withLaterStyle, seen: () => stylesheet()?.rel, as: 'stylesheet' },
  { effect: 'hydration/removeLogin', before: withPrerenderedLogin, seen: prerenderedLogin, as: null },
  { effect: 'hydration/repeatPress', where: 'where none was stored', seen: stored, as: {} },
];

const pages: EffectRow[] = [
  {
    effect: 'pageHistory/browser',
    meanwhile: () => window.dispatchEvent(new Event('pagehide')),
    sent: [{ type: 'page.hidden' }],
  },
  {
    effect: 'pageHistory/browser',
    where: 'that shows the page again as it was',
    meanwhile: () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    sent: [],
    done: [['dialogHistory', { type: 'page.returned' }]],
  },
  {
    effect: 'pageHistory/holdPosition',
    where: 'until the visitor does something',
    given: { key: 'k1', focuses: true },
    meanwhile: () => window.dispatchEvent(new Event('wheel')),
    sent: [{ type: 'position.released' }],
  },
  { effect: 'pageHistory/storePosition', where: 'of a page without a key', given: {}, seen: stored, as: {} },
  { effect: 'pageHistory/startAtTop', given: { to: '/lcl' }, seen: () => window.scrollY, as: 0 },
  { effect: 'pageHistory/preserveKeyboard', done: [] },
];

/** The present entry, put back afterwards as it was. */
const inEntry = (state: object) => (): void => {
  const { href } = location;
  history.replaceState(state, '');
  onTestFinished(() => history.replaceState(null, '', href));
};
const here = { to: `${location.pathname}?x=1`, key: 'k2' };
const addressAndEntry = () => [location.search, entry()];

const dialogs: EffectRow[] = [
  {
    effect: 'dialogHistory/replaceEntry',
    where: 'that only has another address',
    before: inEntry({ key: 'k1', search: {}, dialogs: 1 }),
    given: { how: 'renames', ...here },
    seen: addressAndEntry,
    as: ['?x=1', { key: 'k2', search: {}, dialogs: 1 }],
  },
];

let resumed = false;
const waitForConnection = async (): Promise<void> => {
  resumed = false;
  await connectionBack();
  resumed = true;
};

const others: EffectRow[] = [
  {
    effect: 'header/scrolling',
    sent: [{ type: 'page.scrolled', y: 0, frame: expect.any(String) }],
    before: () => window.scrollTo(0, 0),
  },
  { effect: 'reloadGuard/resumeLoading', before: () => void waitForConnection(), seen: () => resumed, as: true },
];

export const shellRows: EffectRow[] = [...hydration, ...pages, ...dialogs, ...others];
