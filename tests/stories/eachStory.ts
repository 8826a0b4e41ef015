import { Dialog } from '@headlessui/react';
import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import axe from 'axe-core';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TestContext } from 'vitest';
import { expect, inject, TestRunner, vi } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from '../../.storybook/pictured.ts';
import { quickenColors } from '../support/axeColors.ts';
import { controlFaults } from '../support/controlFaults.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { start } from '../support/time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why pictures cannot be compared here; undefined if they can. */
    incomparable: string;
  }
}

/*
 * The stories of a worker share its page, where a setup file runs once. Setup and teardown of each story are therefore
 * Storybook's own hooks (.storybook/pictured.ts).
 */

/** Whole pages have pictures at both widths, the design system's parts have one. Parts of pages have an outline. */
const isPage = /^(?:pages|layouts|start)-/;
/** Whole pages without pictures are measured as well. */
const isMeasured = /^(?:pages|layouts|start|states)-/;
/** Pages whose text users enlarge. */
const isEnlarged = /^(?:pages|layouts)-|^states-usercenterpages-/;
const isPictured = /^(?:pages|layouts|start|parts|design|charts)-/;
const isWide = /^charts-/;
const isOutlined = /^(?:flows|parts|states)-/;
/** The elements around the main part of a page have their own stories. */
const isMainOutlined = /^states-/;

const complaints: string[] = [];
// oxlint-disable-next-line no-console -- a complaint of React, XState or the browser fails the story that caused it
console.error = (...words: unknown[]) => void complaints.push(`console.error: ${words.map(String).join(' ')}`);

vi.setSystemTime(start);
quickenColors(axe);

// Headless UI treats the first dialog of a page as server-rendered: every story is shown after one
const first = createRoot(document.createElement('div'));
flushSync(() => first.render(createElement(Dialog, { open: false, onClose: () => {} })));
first.unmount();

/** How often the story has loaded code of the product while it was shown, from the host or from memory. */
let imports = 0;
const { __vitest_browser_runner__: runner } = globalThis as unknown as {
  __vitest_browser_runner__: { wrapDynamicImport: <Code>(load: () => Promise<Code>) => Promise<Code> };
};
const { wrapDynamicImport } = runner;
runner.wrapDynamicImport = (load) => {
  if (String(load).includes('/src/')) imports += 1;
  return wrapDynamicImport(load);
};

/** React shows loaded code 300 ms after its fallback at the earliest; its timer, which began before this one, ends before it. */
const shown = () => new Promise((resolve) => void setTimeout(resolve, 301));

/** Waits for code that the story loads while it is shown. */
const loaded = async (): Promise<void> => {
  await settled();
  while (imports > 0) {
    imports = 0;
    await vi.dynamicImportSettled();
    await settled();
    await shown();
    await settled();
  }
};

/** Waits until an image can be painted; on a busy machine Chromium sometimes gives up its first decoding. */
const decoded = async (image: HTMLImageElement): Promise<void> =>
  image.decode().catch(async () => {
    await settled();
    if (image.isConnected) await image.decode();
  });

const ready = async (): Promise<void> => {
  await loaded();
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map(decoded));
  await settled();
};

/** Attributes that the accessibility tree omits, although a state may change them. */
const attributes = ['aria-busy', 'aria-current', 'aria-invalid', 'aria-valuenow', 'data-tone', 'maxlength'];

/** The accessibility tree of the page, line by line. */
const outline = (part: Element): string => {
  const facts = [...part.querySelectorAll(attributes.map((name) => `[${name}]`).join())].map((element) => {
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
    const values = attributes
      .filter((one) => element.hasAttribute(one))
      .map((one) => `${one}=${element.getAttribute(one)}`);
    return `${element.localName} “${name.slice(0, 24)}” ${values.join(' ')}`;
  });
  return [renderAriaTree(generateAriaTree(part)), ...facts].join('\n');
};

/** Compares the story at one width with its layout's rules, and with its stored picture if it has one. */
const compare = async (storyId: string): Promise<void> => {
  const { innerWidth: width, innerHeight: height } = globalThis;
  const html = document.documentElement;
  expect(html.scrollWidth, `the page scrolls sideways at ${width}`).toBeLessThanOrEqual(width);
  if (isMeasured.test(storyId)) expect([...layoutFaults(), ...controlFaults()], `at ${width}`).toEqual([]);
  if (!(width > 600 ? isPictured : isPage).test(storyId) || inject('incomparable')) return;
  // content may change its height once it comes in sight: a page is measured again after all of it was in sight
  for (let passes = isPage.test(storyId) ? 2 : 1; passes > 0; passes -= 1) {
    await page.viewport(width, height);
    await settled();
    for (let tall = height; tall < html.scrollHeight; await settled()) {
      tall = html.scrollHeight;
      await page.viewport(width, tall);
    }
  }
  const name = `${width < 600 ? 'phone' : 'desktop'}/${storyId.replace('--', '/')}`;
  await expect(page.elementLocator(html)).toMatchScreenshot(name);
};

/** Text that is cut, or a page that scrolls sideways, with text twice as large, as in a browser's settings (WCAG 1.4.4). */
const faultsOfLargeText = async (): Promise<string[]> => {
  const { style } = document.documentElement;
  const faults: string[] = [];
  style.fontSize = '200%';
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 900);
    await settled();
    for (const fault of layoutFaults()) if (/^(?:cut|sideways)/.test(fault)) faults.push(`at ${width} px: ${fault}`);
  }
  style.fontSize = '';
  return faults;
};

/** Checks a story after axe. */
const judge = async ({ task, skip }: TestContext): Promise<void> => {
  const { storyId, reports } = task.meta as { storyId: string; reports?: { result: object }[] };
  // axe also lists passed rules, 40 kB per story, which nobody reads: they are not sent to the reporters
  for (const report of reports ?? []) Object.assign(report.result, { passes: [], inapplicable: [] });
  const part = isMainOutlined.test(storyId) ? document.querySelector('main') : null;
  if (isOutlined.test(storyId)) expect(outline(part ?? document.body)).toMatchSnapshot();
  if (task.result?.state === 'fail') return;
  expect(complaints).toEqual([]);
  await compare(storyId);
  if (!isWide.test(storyId) && innerWidth > 600) {
    await page.viewport(390, 844);
    await (isPictured.test(storyId) ? ready() : loaded());
    await compare(storyId);
    if (isEnlarged.test(storyId)) expect(await faultsOfLargeText()).toEqual([]);
  }
  const incomparable = inject('incomparable');
  if (incomparable && isPictured.test(storyId)) skip(incomparable);
};

globalThis.storyBegins = async () => {
  TestRunner.getCurrentTest()!.context.onTestFinished(judge);
  complaints.length = 0;
  imports = 0;
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  // two dialogs at once would compete for the focus: the previous one must be fully removed
  await settled();
};

globalThis.storyStands = ready;
