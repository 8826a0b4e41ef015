import type { ReactNode } from 'react';
import { useRef } from 'react';

interface Props {
  onPrevious: () => void;
  onNext: () => void;
  className?: string;
  children: ReactNode;
}

const leastPx = 40;

/** An area that reacts to sideways swipes; vertical ones scroll the page as usual. */
export function Swipe({ onPrevious, onNext, className = '', children }: Props) {
  const from = useRef<number>(undefined);
  return (
    <div
      className={`touch-pan-y ${className}`}
      onPointerDown={({ pointerType, clientX }) => {
        from.current = pointerType === 'touch' ? clientX : undefined;
      }}
      onPointerUp={({ clientX }) => {
        const way = clientX - (from.current ?? clientX);
        from.current = undefined;
        if (way >= leastPx) onPrevious();
        if (way <= -leastPx) onNext();
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      {children}
    </div>
  );
}
