import type { ReactNode } from 'react';
import { useState } from 'react';
import { useHydrated } from '#src/ui/useHydrated.ts';

const unread = { __html: '' };

interface Props {
  className?: string;
  /** Content that needs no code once it is in the document: text, pictures, links. Its own code must be lazy. */
  children: ReactNode;
}

/**
 * A part of a page that is never hydrated: on a prerendered page it keeps the HTML and does not load the code that
 * rendered it.
 */
export function Still({ className, children }: Props) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!isHydrated && globalThis.document !== undefined);
  return isKept ? (
    // React leaves an element's HTML as it is in the document
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={unread} />
  ) : (
    <div className={className}>{children}</div>
  );
}
