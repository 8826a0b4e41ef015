import FakeTimers from '@sinonjs/fake-timers';
import { StrictMode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { views } from '../views.ts';
import { setDriver } from './driver.ts';
import { gesturePlainly, inPageDriver } from './inPageDriver.ts';
import { restoreFocusOf } from './harnessFocus.ts';
import type { Environment } from './harnessRun.ts';

/** Renders views in an element of the page, as the tests do. */
export const renderIn =
  (place: Element): Environment['render'] =>
  (view, onProblem) => {
    const root = createRoot(place, { onUncaughtError: onProblem });
    flushSync(() =>
      root.render(
        <StrictMode>
          <Suspense>{view}</Suspense>
        </StrictMode>,
      ),
    );
    return () => root.unmount();
  };

/** A harness has no CSS transitions, because its clock does not advance. */
const stillness = '*, ::before, ::after { transition: none !important; animation: none !important }';

/**
 * Takes over this window for a harness: the clock is simulated, gestures are made in the page, and nothing animates.
 * Returns a function that undoes it.
 */
export const takeWindow = (place: Element): { environment: Environment; giveBack: () => void } => {
  // tests of the stories have fixed the date of their pages; the library rejects a date that is already faked
  if ('isFake' in Date) Reflect.set(Date, 'isFake', false);
  const clock = FakeTimers.install({
    now: views().now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldClearNativeTimers: true,
  });
  const still = document.createElement('style');
  still.textContent = stillness;
  document.head.append(still);
  const gestureAsBefore = gesturePlainly();
  const { enter, giveBack: giveFocusBack } = restoreFocusOf(window);
  setDriver(inPageDriver(async (milliseconds) => void (await clock.tickAsync(milliseconds))));
  return {
    environment: { render: renderIn(place), rewind: () => clock.reset(), enter },
    giveBack: () => {
      gestureAsBefore();
      giveFocusBack();
      still.remove();
      clock.uninstall();
    },
  };
};
