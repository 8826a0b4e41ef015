import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Content whose code comes after its prerendered HTML: until it has taken over, the document keeps its clicks (see
 * `src/ssr/early.js`). Stands at the root of what is loaded lazily.
 */
export function Late({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    delete place.current?.dataset.late;
    onReady();
  }, [onReady]);
  return (
    <div ref={place} data-late="">
      {children}
    </div>
  );
}
