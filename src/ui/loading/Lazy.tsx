import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lazy content with prerendered HTML: until it hydrates, the document stores its clicks (see `src/ssr/beforeHydration.js`). It is
 * the root of the lazy content.
 */
export function Lazy({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    delete place.current?.dataset.dehydrated;
    ready();
  }, []);
  return (
    <div ref={place} data-dehydrated="">
      {children}
    </div>
  );
}
