import type { Page } from 'playwright';
import { bringAxe, violationsOn } from '../support/axe.ts';

interface Finished {
  storyId: string;
  status: 'success' | 'error' | 'hanging';
}
interface Channel {
  on(event: string, listen: (told: never) => void): void;
  off(event: string, listen: (told: never) => void): void;
  emit(event: 'setCurrentStory' | 'forceRemount', told: { storyId: string; viewMode: 'story' }): void;
}
/** What Storybook puts into its page for its own test runner. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { ready?: () => Promise<void>; currentSelection?: { storyId: string } };
}

const patienceMs = 45_000;

/** Runs in the page: has Storybook show a story, as its manager would, and waits until story and play are done. */
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
    const timer = setTimeout(() => end({ storyId, status: 'hanging' }), patience);
    channel.on('storyFinished', end);
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return finished;
};

/** Runs in the page: lets it come to rest, and answers how wide it is. */
const rest = async (): Promise<number> => {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  return document.documentElement.scrollWidth;
};

const faultsOf = ({ status }: Finished): string[] => {
  if (status === 'hanging') return [`not finished after ${patienceMs / 1_000} s`];
  return status === 'success' ? [] : ['the story or its play function failed'];
};

/** Loads the built Storybook without a story. */
export const openStorybook = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    return preview?.ready?.().then(() => true);
  });
  await bringAxe(page);
};

/** What is wrong with a story, and the page's width in CSS pixels. */
interface Seen {
  faults: string[];
  width: number;
}

/** Judges a story that stands there already. */
export const judgeStory = async (page: Page): Promise<Seen> => {
  const width = await page.evaluate(rest);
  return { faults: await violationsOn(page, { isWhole: false }), width };
};

/** Shows a story in the page, plays and judges it. */
export const playStory = async (page: Page, storyId: string): Promise<Seen> => {
  const finished = await page.evaluate(play, { storyId, patience: patienceMs });
  const { faults, width } = await judgeStory(page);
  return { faults: [...faultsOf(finished), ...faults], width };
};
