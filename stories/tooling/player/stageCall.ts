import type { Stage } from './stage.ts';

declare global {
  interface Window {
    flowStage?: Stage | undefined;
  }
}

const called = 'flowstage';

/** Announces to the parent page that a harness has opened in this frame; returns a function that withdraws it. */
export const announceStage = (stage: Stage): (() => void) => {
  window.flowStage = stage;
  globalThis.frameElement?.dispatchEvent(new Event(called));
  return () => {
    window.flowStage = undefined;
    globalThis.frameElement?.dispatchEvent(new Event(called));
  };
};

/** Listens for the harness in a frame, and for its end; returns a function that stops it. */
export const hearStage = (frame: HTMLIFrameElement, onStage: (stage: Stage | undefined) => void): (() => void) => {
  const hear = () => onStage(frame.contentWindow?.flowStage);
  frame.addEventListener(called, hear);
  return () => frame.removeEventListener(called, hear);
};
