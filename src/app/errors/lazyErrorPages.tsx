import type { ComponentProps } from 'react';
import type { RouteError as Whole } from '#src/app/pages/RouteError.tsx';
import { Later } from '#src/app/Later.tsx';
import { lazily } from '#src/platform/lazy.ts';

const LazyRouteError = lazily(async () => ({ default: (await import('#src/app/pages/RouteError.tsx')).RouteError }));
const LazyNotFound = lazily(async () => ({ default: (await import('#src/app/pages/NotFound.tsx')).NotFound }));

/** The page of a route that failed; its code loads with the footer's. */
export const RouteError = (props: ComponentProps<typeof Whole>) => (
  <Later>
    <LazyRouteError {...props} />
  </Later>
);

/** The page of an address that does not exist. */
export const NotFound = () => (
  <Later>
    <LazyNotFound />
  </Later>
);
