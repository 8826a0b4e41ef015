import type { TestContext } from 'vitest';
import { expect, inject, TestRunner, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { settled } from '../../.storybook/pictured.ts';
import { start } from '../support/time.ts';

/*
 * The stories of a worker share its page, where a setup file runs once. What is done around each of them is therefore
 * given to Storybook's own hooks (.storybook/pictured.ts).
 */

const complaints: string[] = [];
// oxlint-disable-next-line no-console -- a complaint of React, XState or the browser fails the story that caused it
console.error = (...words: unknown[]) => void complaints.push(`console.error: ${words.map(String).join(' ')}`);

vi.setSystemTime(start);

/** Pieces look alike at both widths but for the room they have: they are pictured at the wider one. */
const isPicturedOnce = /^(?:parts|design|charts|live)-/;

/** A name that Vitest leaves as it is: it makes one hyphen of two. */
const nameOf = (storyId: string): string => storyId.replace('--', '/');

/** Longer than React holds back code that another story has loaded already, 300 ms. */
const suspended = () => new Promise((resolve) => void setTimeout(resolve, 400));

/** Checks the layout after axe, and compares the story with its stored picture. */
const judge = async ({ task, skip }: TestContext): Promise<void> => {
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId) throw new Error(`${task.name} is no story.`);
  const { innerWidth: width, innerHeight: height } = globalThis;
  const html = document.documentElement;
  expect(complaints).toEqual([]);
  expect(html.scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(width);

  if (width < 600 && isPicturedOnce.test(storyId)) return;
  const incomparable = inject('incomparable');
  if (incomparable) skip(incomparable);
  expect(getComputedStyle(document.body).fontFamily, 'the packaged font').toContain('Noto Sans SC Variable');
  // what was out of sight may take another height once it is in sight
  for (let tall = height; tall < html.scrollHeight; await settled()) {
    tall = html.scrollHeight;
    await page.viewport(width, tall);
  }
  const matches = () =>
    expect(page.elementLocator(document.documentElement)).toMatchScreenshot(
      nameOf(inject('twins')[storyId] ?? storyId),
    );
  await matches().catch(async () => {
    await suspended();
    await matches();
  });
};

globalThis.storyBegins = async () => {
  TestRunner.getCurrentTest()!.context.onTestFinished(judge, 60_000);
  complaints.length = 0;
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  // two dialogs at once would quarrel about the focus: the one before must be gone wholly
  await settled();
  await commands.storyBegins();
};

/** Waits until an image can be painted; on a busy machine Chromium sometimes gives up its first decoding. */
const decoded = async (image: HTMLImageElement): Promise<void> =>
  image.decode().catch(async () => {
    await settled();
    if (image.isConnected) await image.decode();
  });

globalThis.storyStands = async () => {
  await settled();
  await commands.scriptsHaveCome(inject('isMadeAnew'));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map(decoded));
  await settled();
};
