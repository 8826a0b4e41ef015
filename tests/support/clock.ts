import FakeTimers from '@sinonjs/fake-timers';
import { start } from './time.ts';

/**
 * The clock of the page: time passes only when a test advances it. Vitest's own clock would advance while an
 * expectation is retried.
 */
export const clock = FakeTimers.install({
  now: start,
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
});
