import { whenQuiet } from '#src/platform/idle.ts';

/** Lays out what is below the first screen of a prerendered document, part by part while the browser has nothing else to do. */
export const layOutAll = (): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('[class*="below-"]')];
  const next = (): void => {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    else delete document.documentElement.dataset.deferring;
    if (part) whenQuiet(next);
  };
  whenQuiet(next);
};
