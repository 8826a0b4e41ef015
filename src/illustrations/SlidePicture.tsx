import type { ComponentType } from 'react';
import { Suspense } from 'react';
import type { Slide } from '#contract/content/content.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Picture as Harbour } from './slides/harbour.tsx';

const later = (load: () => Promise<{ Picture: ComponentType }>) =>
  lazily(async () => ({ default: (await load()).Picture }));

const pictures: Record<Slide['picture'], ComponentType> = {
  harbour: Harbour,
  tank: later(() => import('./slides/tank.tsx')),
  air: later(() => import('./slides/air.tsx')),
  rail: later(() => import('./slides/rail.tsx')),
  warehouse: later(() => import('./slides/warehouse.tsx')),
  truck: later(() => import('./slides/truck.tsx')),
  papers: later(() => import('./slides/papers.tsx')),
  goods: later(() => import('./slides/goods.tsx')),
  flexitank: later(() => import('./slides/flexitank.tsx')),
};

/** The illustration of a slide, aligned to the bottom; all but the first are lazy. */
export function SlidePicture({ picture }: { picture: Slide['picture'] }) {
  const Picture = pictures[picture];
  return (
    <Suspense>
      <svg
        viewBox="0 0 360 200"
        aria-hidden="true"
        className="absolute bottom-0 left-1/2 h-auto w-full max-w-none -translate-x-1/2 transition-opacity duration-500 lg:w-5/4 starting:opacity-0"
      >
        <Picture />
      </svg>
    </Suspense>
  );
}
