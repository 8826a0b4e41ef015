import type { Page } from 'playwright';
import { axeOptions } from '../../.storybook/axe.ts';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
interface Finished {
  storyId: string;
  status: 'success' | 'error' | 'hanging';
  reporters: { type: string; status: string; result?: { violations?: Violation[]; error?: unknown } }[];
}
interface Channel {
  on(event: string, listen: (told: never) => void): void;
  once(event: string, listen: (told: never) => void): void;
  off(event: string, listen: (told: never) => void): void;
  emit(event: 'setCurrentStory' | 'forceRemount', told: { storyId: string; viewMode: 'story' }): void;
  emit(event: 'storybook/a11y/manual', storyId: string, parameters: unknown): void;
}
/** What Storybook puts into its page for its own test runner. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { ready?: () => Promise<void>; currentSelection?: { storyId: string } };
}

const patienceMs = 45_000;

/** Runs in the page: has Storybook show a story, as its manager would, and waits until story, play and axe are done. */
const play = async ({ storyId, patience }: { storyId: string; patience: number }) => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const isShown = preview?.currentSelection?.storyId === storyId;
  globalThis.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  const finished = await new Promise<Finished>((resolve) => {
    const end = (told: Finished) => {
      if (told.storyId !== storyId) return;
      clearTimeout(timer);
      channel.off('storyFinished', end);
      resolve(told);
    };
    const timer = setTimeout(() => end({ storyId, status: 'hanging', reporters: [] }), patience);
    channel.on('storyFinished', end);
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return { ...finished, scrollWidth: document.documentElement.scrollWidth };
};

/** Runs in the page: has axe judge the story that stands there once more, when it has come to rest in its new width. */
const judge = async ({ storyId, options }: { storyId: string; options: unknown }) => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  const violations = await new Promise<Violation[]>((resolve, reject) => {
    channel.once('storybook/a11y/result', (result: { violations: Violation[] }) => resolve(result.violations));
    channel.once('storybook/a11y/error', reject);
    channel.emit('storybook/a11y/manual', storyId, { options });
  });
  return { violations, scrollWidth: document.documentElement.scrollWidth };
};

const worded = ({ id, help, nodes }: Violation): string =>
  [`axe, ${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join('\n');

const faultsOf = ({ status, reporters }: Finished): string[] => {
  const violations = reporters.flatMap(({ result }) => result?.violations?.map(worded) ?? []);
  if (status === 'hanging') return [`not finished after ${patienceMs / 1_000} s`];
  if (violations.length > 0 || status === 'success') return violations;
  return ['the story or its play function failed'];
};

/** Loads the built Storybook without a story. */
export const openStorybook = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    return preview?.ready?.().then(() => true);
  });
};

/** Shows a story in the page; answers with what axe or the story itself found wrong, and the page's width in CSS pixels. */
export const playStory = async (page: Page, storyId: string): Promise<{ faults: string[]; width: number }> => {
  const { scrollWidth, ...finished } = await page.evaluate(play, { storyId, patience: patienceMs });
  return { faults: faultsOf(finished), width: scrollWidth };
};

/** Judges a story that stands there already once more. */
export const judgeAgain = async (page: Page, storyId: string): Promise<{ faults: string[]; width: number }> => {
  const { violations, scrollWidth } = await page.evaluate(judge, { storyId, options: axeOptions });
  return { faults: violations.map(worded), width: scrollWidth };
};
