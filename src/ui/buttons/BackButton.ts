import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * Handles the browser's back button while something is open; returns a function that stops it and restores the focus.
 */
export type HoldBack = (close: () => void) => () => void;

/** The handler of the back button; without one a dialog does not change the browser's history. */
export const BackButton = createContext<HoldBack>(() => () => undefined);

/**
 * While `open`, the browser's back button closes it instead of leaving the page; then the focus returns to its opener.
 */
export const useBackToClose = (open: boolean, onClose: () => void): void => {
  const hold = use(BackButton);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? hold(() => close()) : undefined), [open, hold]);
};
