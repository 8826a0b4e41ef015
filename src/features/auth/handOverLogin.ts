import { preHydrationLogin } from '#src/app/preHydration.ts';

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

/** Makes an open prerendered login dialog non-modal, so that the page below can take the focus. */
export const makeNonModal = (): void => {
  const dialog = preHydrationLogin();
  if (!dialog?.open) return;
  const focused = document.activeElement;
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  dialog.close();
  dialog.show();
  if (!(focused instanceof HTMLElement)) return;
  focused.focus();
  if (focused instanceof HTMLInputElement) focused.setSelectionRange(caret, caret);
};

/** How many frames the dialog may take to render. */
const framesMax = 120;

/** The real login dialog as soon as it is rendered; undefined if it takes too long. */
const renderedDialog = async (): Promise<Element | undefined> =>
  new Promise((resolve) => {
    const check = (frames: number): void => {
      const form = document.querySelector('[role="dialog"] form');
      const dialog = form?.closest('[role="dialog"]');
      if (dialog || frames === 0) resolve(dialog ?? undefined);
      else requestAnimationFrame(() => check(frames - 1));
    };
    check(framesMax);
  });

/** Moves input and focus of the prerendered login dialog to the real one. */
export const handOverLogin = async (): Promise<void> => {
  const from = preHydrationLogin();
  if (!from?.open) return;
  const dialog = await renderedDialog();
  if (dialog) handOver(from, dialog);
};
