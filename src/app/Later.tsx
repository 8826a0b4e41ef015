import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { RouteBoundary } from './RouteBoundary.tsx';

interface Props {
  /** What is shown until the code is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page whose code is loaded after the page is interactive; a prerendered part stays until then as it is. Code that
 * cannot be loaded is reported by the reload guard, and the rest of the page stays.
 */
export const Later = ({ fallback, children }: Props) => (
  <RouteBoundary fallback={() => null}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </RouteBoundary>
);
