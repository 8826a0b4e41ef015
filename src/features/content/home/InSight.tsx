import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '#src/app/siteContext.ts';

interface Props {
  /** The class names of the space that is reserved until then. */
  placeClasses: string;
  children: ReactNode;
}

/** Renders a part of the page once its place is in sight, or the page has rested; a document contains only the place. */
export function InSight({ placeClasses, children }: Props) {
  const { hydration } = useSite();
  const hasRested = useSelector(hydration, (state) => state.matches('rested'));
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // without the observer it renders once the page has rested
    if (!place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isSeen || hasRested ? children : <div ref={place} className={placeClasses} />;
}
