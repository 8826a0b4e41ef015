import type { RefObject } from 'react';
import { use, useLayoutEffect } from 'react';
import { SiteContext } from '#src/app/siteContext.ts';

/** When an element disappears with the focus in it, the focus goes back to where it was before. */
export const useFocusReturn = (element: RefObject<HTMLElement | null>): void => {
  const trail = use(SiteContext)?.focusTrail;
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown?.contains(document.activeElement)) trail?.remember()();
    };
  }, [element, trail]);
};
