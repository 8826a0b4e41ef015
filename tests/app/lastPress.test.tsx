import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createLastPress, storePress } from '#src/platform/lastPress.ts';
import { repeatPress } from '#src/platform/repeatedPress.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

const pressed: string[] = [];
const lastPress = createLastPress();
const following = new AbortController();
lastPress.follow(following.signal);
afterAll(() => following.abort());

/** A page of three rows with equal buttons, a link and a form; each records its press. */
const render = (): void => {
  document.body.innerHTML = `<main>
    ${['甲', '乙', '丙'].map((row) => `<p>${row} <button type="button" data-row="${row}">费用明细</button></p>`).join('')}
    <a href="#news">资讯</a>
    <form><button>提交</button></form>
  </main>`;
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  for (const element of document.querySelectorAll<HTMLElement>('a, button'))
    element.addEventListener('click', () => pressed.push(element.dataset['row'] ?? element.textContent));
};

/** The state after a reload: only the stored press. */
const reload = (): void => {
  storePress(lastPress.recent());
  pressed.length = 0;
  render();
};

afterEach(() => document.body.replaceChildren());
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  render();
  pressed.length = 0;
});

describe('a press that was lost to a reload', () => {
  test('is repeated on the very one of many like buttons, once', async () => {
    await page.getByRole('button', { name: '费用明细' }).nth(1).click();
    reload();
    repeatPress();
    expect(pressed).toEqual(['乙']);
    repeatPress();
    expect(pressed).toEqual(['乙']);
  });

  test('waits until its button is rendered and enabled', async () => {
    await page.getByRole('button', { name: '费用明细' }).first().click();
    reload();
    const main = document.querySelector('main')!;
    main.remove();
    repeatPress();
    expect(pressed).toEqual([]);
    const button = main.querySelector('button')!;
    button.disabled = true;
    document.body.append(main);
    await Promise.resolve();
    expect(pressed).toEqual([]);
    button.disabled = false;
    await vi.waitFor(() => expect(pressed).toEqual(['甲']));
  });

  test('is not repeated at another address', async () => {
    await page.getByRole('button', { name: '费用明细' }).first().click();
    reload();
    history.replaceState(null, '', '/?page=2');
    repeatPress();
    expect(pressed).toEqual([]);
  });

  test('is not repeated once the visitor does something else', async () => {
    await page.getByRole('button', { name: '费用明细' }).first().click();
    reload();
    const main = document.querySelector('main')!;
    main.remove();
    repeatPress();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    document.body.append(main);
    await Promise.resolve();
    expect(pressed).toEqual([]);
  });

  test('sends no form', async () => {
    await page.getByRole('button', { name: '提交' }).click();
    expect(lastPress.recent()).toBeUndefined();
  });

  test('is none of long ago, nor a note of something else', async () => {
    await page.getByRole('button', { name: '费用明细' }).first().click();
    const press = lastPress.recent()!;
    storePress({ ...press, at: Date.now() - 61_000 });
    repeatPress();
    for (const note of ['', 'null', '{', '{"address":"/"}', '[]']) {
      sessionStorage.setItem('pressed', note);
      repeatPress();
    }
    expect(pressed).toEqual(['甲']);
  });
});
