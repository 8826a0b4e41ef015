import FakeTimers from '@sinonjs/fake-timers';
import { start } from './time.ts';

/** The clock of the page: time passes only where a test says so. Vitest's own would go on while an expectation is retried. */
export const clock = FakeTimers.install({
  now: start,
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
});
