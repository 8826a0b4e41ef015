import { settled } from './hand.ts';

/**
 * Lets a field of a frame keep the keyboard in its own eyes while somebody works at the page around: the view hears
 * neither that the frame was left nor that it was entered again. `enter` gives the field the keyboard back, before
 * gestures go on; `giveBack` undoes it all.
 */
export const keepFocus = (frame: Window & typeof globalThis) => {
  /** What holds the keyboard in the view's eyes, while the page around has it. */
  let kept: HTMLElement | undefined;
  /** What has just lost the keyboard, to nobody in the frame; the browser does not say to whom. */
  let left: HTMLElement | undefined;
  let isTelling = false;

  const tellLeft = (field: HTMLElement, relatedTarget: EventTarget | null = null) => {
    isTelling = true;
    field.dispatchEvent(new frame.FocusEvent('blur', { relatedTarget }));
    field.dispatchEvent(new frame.FocusEvent('focusout', { bubbles: true, relatedTarget }));
    isTelling = false;
  };
  const find = async () => {
    await settled();
    if (left && frame.document.hasFocus()) tellLeft(left);
    else kept = left ?? kept;
    left = undefined;
  };
  const leave = (event: FocusEvent) => {
    if (isTelling || event.relatedTarget || event.target === frame) return;
    event.stopImmediatePropagation();
    if (event.type !== 'blur') return;
    left = event.target as HTMLElement;
    void find();
  };
  const come = (event: FocusEvent) => {
    if (event.target === frame) return;
    const before = left ?? (kept === event.target ? undefined : kept);
    if (before) tellLeft(before, event.target);
    left = undefined;
    if (kept === event.target) event.stopImmediatePropagation();
    if (before || event.type === 'focusin') kept = undefined;
  };

  const heard = { blur: leave, focusout: leave, focus: come, focusin: come };
  for (const [type, hear] of Object.entries(heard)) frame.addEventListener(type as 'blur', hear, { capture: true });
  return {
    enter: async () => {
      // who has the keyboard now shows a moment after it was lost
      await settled();
      kept?.focus({ preventScroll: true });
    },
    giveBack: () => {
      for (const [type, hear] of Object.entries(heard))
        frame.removeEventListener(type as 'blur', hear, { capture: true });
    },
  };
};
