import { readLocal } from '#src/platform/browser.ts';

interface PreHydration {
  ticket?: string;
  /** The prerendered login dialog, while it is not in the document. */
  login?: HTMLDialogElement;
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

/** Whether the document is hydrated; false if there is none. */
export const isHydrated = (): boolean => 'hydrated' in (globalThis.document?.documentElement.dataset ?? {});

/** Shows the document's notice that code is missing, or hides it. */
export const showUnloaded = (isMissing: boolean): void => {
  const notice = globalThis.document?.getElementById('unloaded');
  if (notice) notice.hidden = !isMissing;
};

const laterStylesheet = () => document.querySelector<HTMLLinkElement>('link#stylesheet');

/** Loads the whole stylesheet; a prerendered document has only the style of its first paint. */
export const loadStylesheet = (): void => {
  const link = laterStylesheet();
  if (link) link.rel = 'stylesheet';
};

/** Resolves once the whole stylesheet was loaded, or could not be. */
export const stylesheetLoaded = async (): Promise<void> => {
  loadStylesheet();
  const link = laterStylesheet();
  if (!link || link.sheet) return;
  await new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });
};

/** Marks the document as hydrated. */
export const markHydrated = (): void => {
  document.documentElement.dataset.hydrated = '';
};

/** Takes the prerendered login dialog out of the document. */
export const removeLogin = (): void => {
  const [left, dialog] = [preHydration(), preHydrationLogin()];
  if (!dialog) return;
  if (left) left.login = dialog;
  dialog.remove();
  // removed while it is open it could not be opened again
  dialog.open = false;
};

/** Opens the prerendered login dialog; `onClose` is called when it is closed, until the returned function is called. */
export const openPreHydrationLogin = (onClose: () => void): (() => void) | undefined => {
  const dialog = preHydrationLogin() ?? preHydration()?.login;
  // browsers without dialogs wait for the real one
  if (!dialog?.showModal) return undefined;
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
  // the event of a former closing comes late
  const close = (): void => (dialog.open ? undefined : onClose());
  dialog.addEventListener('close', close);
  return () => dialog.removeEventListener('close', close);
};

export const themeSettingsKey = 'themeSettings';

/** Whether this device has its own theme settings, whose style is not in the document. */
export const hasThemeSettings = (): boolean => readLocal(themeSettingsKey) !== null;
