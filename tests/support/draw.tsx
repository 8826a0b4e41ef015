import type { ReactNode } from 'react';
import { StrictMode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Draws a view into the page for as long as the test runs. */
export const draw = (view: ReactNode): void => {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <Suspense>{view}</Suspense>
      </StrictMode>,
    ),
  );
};
