import type { ReactNode } from 'react';
import type { Place } from '#contract/desk/deskAddress.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';

interface Props {
  place: Place | undefined;
  onOpen: (place: Place | undefined) => void;
  isCurrent?: boolean;
  /** Whether a row of links that is scrolled shows it once it is current. */
  isKeptInView?: boolean;
  className: string;
  id?: string;
  /** A key pressed on it alone. */
  onKey?: (key: string) => unknown;
  onFocus?: () => void;
  children: ReactNode;
}

const showIn = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** A link to a page of the desk: opened in place, or in another tab with the keys that browsers have for it. */
export function PlaceLink({
  place,
  onOpen,
  isCurrent = false,
  isKeptInView = false,
  className,
  id,
  onKey,
  onFocus,
  children,
}: Props) {
  return (
    <a
      ref={isCurrent && isKeptInView ? showIn : undefined}
      id={id}
      href={placeAddress(place)}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
      onFocus={onFocus}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => !ctrlKey && !metaKey && !altKey && onKey?.(key)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(place);
      }}
    >
      {children}
    </a>
  );
}
