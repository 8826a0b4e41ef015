import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Holds the browser's back button for as long as something is open; answers how to let it go. */
export type HoldBack = (close: () => void) => () => void;

/** Who holds the back button; without one a dialog leaves the browser's history alone. */
export const BackButton = createContext<HoldBack>(() => () => undefined);

/** While `open`, the browser's back button closes instead of leaving the page. */
export const useBackToClose = (open: boolean, onClose: () => void): void => {
  const hold = use(BackButton);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? hold(() => close()) : undefined), [open, hold]);
};
