import type { ReactNode } from 'react';
import { StrictMode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders a view into the page for as long as the test runs; the returned function replaces it by another view. */
export const render = (view: ReactNode): ((next: ReactNode) => void) => {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const rerender = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <Suspense>{next}</Suspense>
        </StrictMode>,
      ),
    );
  rerender(view);
  return rerender;
};
