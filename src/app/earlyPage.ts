import { whenIdle } from '#src/platform/idle.ts';
import { repeatPress } from '#src/platform/presses.ts';

interface Early {
  ticket?: string;
  replay: () => void;
}

const early = (globalThis as { early?: Early }).early;

/** The ticket of a single sign-on that stood in the address; it stays in no history, log or referrer. */
export const takeTicket = (): string | undefined => {
  const ticket = early?.ticket;
  if (early) delete early.ticket;
  return ticket;
};

/** Whether the document says that the browser lacks what the site's code needs: to load it again would not help. */
export const isOutdated = (): boolean => 'outdated' in document.documentElement.dataset;

/** Presses again what was pressed before the code that answers it had come. */
export const replayClicks = (): void => early?.replay();

const earlyLogin = (): HTMLDialogElement | null => document.querySelector('dialog#early-login');

/** Whether the prerendered login dialog is open: somebody pressed the button before the page could answer. */
export const isEarlyLoginOpen = (): boolean => earlyLogin()?.open ?? false;

/** Says that the page answers by itself from now on. */
export const takeOver = (): void => {
  document.documentElement.dataset.hydrated = '';
  if (!isEarlyLoginOpen()) earlyLogin()?.remove();
  replayClicks();
  // a page that is drawn anew with its query, or in parts, does not answer before it is at rest
  whenIdle(repeatPress);
};

const type = (input: HTMLInputElement, value: string): void => {
  // React listens to the event, but knows a change only by the value it did not set itself
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const handOver = (from: HTMLDialogElement, dialog: Element): void => {
  const focused = document.activeElement;
  for (const input of from.querySelectorAll('input')) {
    const to = dialog.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
    if (!to) continue;
    if (input.type === 'checkbox') {
      if (input.checked !== to.checked) to.click();
      continue;
    }
    if (input.value) type(to, input.value);
    if (input !== focused) continue;
    from.close();
    to.focus();
    to.setSelectionRange(input.selectionStart, input.selectionEnd);
  }
  from.remove();
  const { pressed } = from.dataset;
  const button = Array.from(dialog.querySelectorAll('button')).find(({ textContent }) => textContent === pressed);
  if (pressed) button?.click();
};

/** Leaves the dialog open as it is, but gives the page under it back to the keyboard. */
const makeNonModal = (dialog: HTMLDialogElement): void => {
  const focused = document.activeElement;
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  dialog.close();
  dialog.show();
  if (!(focused instanceof HTMLElement)) return;
  focused.focus();
  if (focused instanceof HTMLInputElement) focused.setSelectionRange(caret, caret);
};

/** How many frames a dialog may take to be drawn. */
const framesMax = 120;

/** Hands what was typed into the prerendered login dialog over to the real one, and the keyboard with it. */
export const handOverLogin = (): void => {
  const from = earlyLogin();
  if (!from?.open) return;
  makeNonModal(from);
  const look = (frames: number): void => {
    const form = document.querySelector('[role="dialog"] form');
    const dialog = form?.closest('[role="dialog"]');
    if (dialog) handOver(from, dialog);
    else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
  };
  look(framesMax);
};
