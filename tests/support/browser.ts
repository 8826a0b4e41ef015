// oxlint-disable-next-line import/no-unassigned-import -- views are tested with their styles
import '#src/app/styles/styles.css';
import { afterEach, beforeEach } from 'vitest';
import { setDriver } from '#flows';
import { browserDriver } from './browserDriver.ts';
import { clock } from './clock.ts';

document.documentElement.lang = 'zh-CN';

// no smooth scrolling or animation in tests: an element can be pressed where it is rendered
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
document.head.append(still);

const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  // oxlint-disable-next-line no-console -- a complaint of React, XState or the browser fails the test that caused it
  console[level] = (...args: unknown[]) => void complaints.push(`console.${level}: ${args.map(String).join(' ')}`);
}
globalThis.addEventListener('error', (event) => complaints.push(`uncaught: ${event.message}`));

/**
 * Makes each test of a file start at the same time, use Chromium's own input, and fail on any complaint. The files of a
 * worker share its page, where a setup file would run only once: every file of views calls this first, or `walkEvery`,
 * which calls it. `allowed` lists complaints to ignore.
 */
export const aroundEachTest = ({ allowed = /^$/ }: { allowed?: RegExp } = {}): void => {
  beforeEach(() => {
    // another file may have set a different one
    setDriver(browserDriver);
    clock.reset();
  });

  afterEach(() => {
    const said = complaints.splice(0).filter((complaint) => !allowed.test(complaint));
    if (said.length > 0) throw new Error(said.join('\n'));
  });
};
