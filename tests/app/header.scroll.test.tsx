import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getNextSnapshot } from 'xstate';
import type { HeaderState } from '#machines/app/header.ts';
import { headerMachine } from '#machines/app/header.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import model from '#stories/tooling/models/Header.tsx';
import { markDocument, showLayout } from './renderedLayout.tsx';
import { settled } from '#tests/support/time.ts';
import { walkEvery } from '#tests/support/walk.tsx';

beforeEach(() => window.scrollTo(0, 0));

const header = () => document.querySelector('header')!;
const top = () => header().getBoundingClientRect().top;
const long = <p style={{ height: 3000 }}>长文</p>;

const scrollTo = async (y: number) => {
  const scrolled = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollTo(0, y);
  await scrolled;
  await settled();
};

const at = (y: number, frame = 'same') => ({ y, frame });
const headerAt = (value: HeaderState, y: number) => headerMachine.resolveState({ value, context: { place: at(y) } });
const scrolled = (from: ReturnType<typeof headerAt>, y: number, frame?: string) =>
  getNextSnapshot(headerMachine, from, { type: 'page.scrolled', ...at(y, frame) });
const after = (state: HeaderState, from: number, to: number, frame?: string) =>
  scrolled(headerAt(state, from), to, frame).value;

describe('specification 2: the header while the page is scrolled', () => {
  test.each([
    ['hides on the way down past 300 px', 'solid', 290, 301, 'hidden'],
    ['stays up to 300 px', 'solid', 200, 300, 'solid'],
    ['shows on the way up, wherever that is', 'hidden', 2000, 1990, 'solid'],
    ['has a background past 104 px by the smallest step', 'top', 104, 105, 'solid'],
    ['has none from 104 px on by the smallest step', 'solid', 105, 104, 'top'],
    ['hides past 300 px by the smallest step', 'solid', 300, 301, 'hidden'],
    ['ignores a trembling finger', 'hidden', 2000, 1997, 'hidden'],
    ['reaches the top however small the last step', 'solid', 2, 0, 'top'],
  ] as const)('%s', (_, state, from, to, expected) => expect(after(state, from, to)).toBe(expected));

  test('small steps add up', () => {
    let moved = headerAt('hidden', 2000);
    for (const y of [1998, 1997, 1996]) moved = scrolled(moved, y);
    expect(moved.value).toBe('solid');
  });

  test('a zoom or late content moves the page without scrolling it', () => {
    expect(after('hidden', 2000, 1500, 'zoomed')).toBe('hidden');
    expect(after('solid', 500, 900, 'zoomed')).toBe('solid');
    expect(after('hidden', 2000, 50, 'zoomed')).toBe('top');
  });

  test('hides, shows again, and is visible while it has the keyboard focus', async () => {
    await showLayout('basic', { children: long });
    // late content moves the page, which is not scrolling
    await scrollTo(10);
    await scrollTo(1000);
    expect(header().dataset.state).toBe('hidden');
    expect(top()).toBe(-header().offsetHeight);
    page.getByRole('link', { name: uiMessages.header.home }).element().focus();
    expect(top()).toBe(0);
    (document.activeElement as HTMLElement).blur();
    await scrollTo(900);
    expect(header().dataset.state).toBe('solid');
    expect(top()).toBe(0);
  });

  test('scrolls away with the page where it is not fixed', async () => {
    markDocument({ fixedHeader: 'false' });
    await showLayout('basic', { children: long });
    await scrollTo(200);
    expect(top()).toBe(-200);
    await scrollTo(1000);
    await scrollTo(900);
    expect(top()).toBe(-900);
  });
});

walkEvery(model, (state) => expect(header().dataset.state).toBe(state.value));
