import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import script from '#server/auth/center/countdown.js?raw';
import { clock } from '#tests/support/clock.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

const second = 1_000;
const day = 86_400 * second;

beforeEach(() => {
  clock.setSystemTime(new Date('2026-03-02T10:00:00Z'));
});
afterEach(() => document.body.replaceChildren());

/** A page as the service sent it, with its own clock and deadlines that many milliseconds ahead. */
const open = async (serverNow: Date, ...ahead: number[]): Promise<HTMLTimeElement[]> => {
  const root = document.createElement('div');
  root.dataset['now'] = serverNow.toISOString();
  const times = ahead.map((ms) => {
    const time = document.createElement('time');
    time.dateTime = new Date(serverNow.getTime() + ms).toISOString();
    time.dataset['deadline'] = '';
    time.textContent = '已过';
    return time;
  });
  root.append(...times);
  document.body.append(root);
  // the test's own page must not be reloaded
  const source = new Blob([`const location = { reload: () => dispatchEvent(new Event('reload')) };${script}`], {
    type: 'text/javascript',
  });
  await import(/* @vite-ignore */ URL.createObjectURL(source));
  return times;
};

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockClear();
  addEventListener('reload', reload);
});
afterEach(() => removeEventListener('reload', reload));

test('counts down to the second, by the service’s clock and not the computer’s', async () => {
  const [time] = await open(new Date('2026-03-05T00:00:00Z'), 2 * day - second);
  expect(time?.textContent).toBe('1 天 23:59:59');
  clock.tick(10 * second);
  expect(time?.textContent).toBe('1 天 23:59:49');
});

test('loads the page again a moment after the deadline, not for one that was over before', async () => {
  const [over, near] = await open(new Date(), -second, 5 * second);
  clock.tick(8 * second);
  expect(reload).not.toHaveBeenCalled();
  expect([over?.textContent, near?.textContent]).toEqual(['已过', '00:00:00']);
  clock.tick(second);
  expect(reload).toHaveBeenCalled();
});
