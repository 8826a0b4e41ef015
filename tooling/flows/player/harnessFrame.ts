import type { Harness } from './harness.ts';

declare global {
  interface Window {
    flowHarness?: Harness | undefined;
  }
}

const called = 'flowharness';

/** Announces to the parent page that a harness has opened in this frame; returns a function that withdraws it. */
export const announceHarness = (harness: Harness): (() => void) => {
  window.flowHarness = harness;
  globalThis.frameElement?.dispatchEvent(new Event(called));
  return () => {
    window.flowHarness = undefined;
    globalThis.frameElement?.dispatchEvent(new Event(called));
  };
};

/** Listens for the harness in a frame, and for its end; returns a function that stops it. */
export const listenForHarness = (
  frame: HTMLIFrameElement,
  onHarness: (harness: Harness | undefined) => void,
): (() => void) => {
  const hear = () => onHarness(frame.contentWindow?.flowHarness);
  frame.addEventListener(called, hear);
  return () => frame.removeEventListener(called, hear);
};
