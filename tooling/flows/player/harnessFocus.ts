import { settled } from './driver.ts';

/**
 * Simulates that a frame keeps its focus while the user works in the parent page: the view notices neither blur nor
 * focus. `enter` restores the frame's focus before gestures; `giveBack` undoes it all.
 */
export const restoreFocusOf = (frame: Window & typeof globalThis) => {
  /** The element with the simulated focus while the parent page has the real one. */
  let focused: HTMLElement | undefined;
  /** The element that just lost the focus to none in the frame; the browser does not report its target. */
  let left: HTMLElement | undefined;
  let isFiring = false;

  const fireBlur = (field: HTMLElement, relatedTarget: EventTarget | null = null) => {
    isFiring = true;
    field.dispatchEvent(new frame.FocusEvent('blur', { relatedTarget }));
    field.dispatchEvent(new frame.FocusEvent('focusout', { bubbles: true, relatedTarget }));
    isFiring = false;
  };
  const find = async () => {
    await settled();
    if (left && frame.document.hasFocus()) fireBlur(left);
    else focused = left ?? focused;
    left = undefined;
  };
  const leave = (event: FocusEvent) => {
    if (isFiring || event.relatedTarget || event.target === frame) return;
    event.stopImmediatePropagation();
    if (event.type !== 'blur') return;
    left = event.target as HTMLElement;
    void find();
  };
  const come = (event: FocusEvent) => {
    if (event.target === frame) return;
    const before = left ?? (focused === event.target ? undefined : focused);
    if (before) fireBlur(before, event.target);
    left = undefined;
    if (focused === event.target) event.stopImmediatePropagation();
    if (before || event.type === 'focusin') focused = undefined;
  };

  const listeners = { blur: leave, focusout: leave, focus: come, focusin: come };
  for (const [type, listener] of Object.entries(listeners))
    frame.addEventListener(type as 'blur', listener, { capture: true });
  return {
    enter: async () => {
      // the new focus is known only a moment after the blur
      await settled();
      focused?.focus({ preventScroll: true });
    },
    giveBack: () => {
      for (const [type, listener] of Object.entries(listeners))
        frame.removeEventListener(type as 'blur', listener, { capture: true });
    },
  };
};
