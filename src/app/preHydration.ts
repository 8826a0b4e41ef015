interface PreHydration {
  ticket?: string;
  replay: () => void;
}

/** The data that `src/ssr/beforeHydration.js` stores. */
const preHydration = (): PreHydration | undefined => (globalThis as { preHydration?: PreHydration }).preHydration;

/** The ticket of a single sign-on from the address, once. It is removed from there, so that no history, log or referrer has it. */
export const takeTicket = (): string | undefined => {
  const left = preHydration();
  const ticket = left?.ticket;
  if (left) delete left.ticket;
  return ticket;
};

/** Whether the browser lacks features that the site's code needs, so that a reload would not help. */
export const isOutdated = (): boolean => 'outdated' in document.documentElement.dataset;

/** Replays the clicks from before hydration. */
export const replayClicks = (): void => preHydration()?.replay();

/** The prerendered login dialog; null once it is removed. */
export const preHydrationLogin = (): HTMLDialogElement | null => document.querySelector('dialog#pre-hydration-login');

/** Whether the prerendered login dialog was opened before hydration. */
export const isPreHydrationLoginOpen = (): boolean => preHydrationLogin()?.open ?? false;

/** Whether the document is hydrated; false where there is none. */
export const isHydrated = (): boolean => 'hydrated' in (globalThis.document?.documentElement.dataset ?? {});

/** Marks the document as hydrated. */
export const markHydrated = (): void => {
  document.documentElement.dataset.hydrated = '';
};

/** Removes the prerendered login dialog. */
export const removeLogin = (): void => preHydrationLogin()?.remove();
