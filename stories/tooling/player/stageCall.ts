import type { Stage } from './stage.ts';

declare global {
  interface Window {
    flowStage?: Stage | undefined;
  }
}

const called = 'flowstage';

/** Tells the page around this frame that a stage has opened here; gives back what withdraws it. */
export const announceStage = (stage: Stage): (() => void) => {
  window.flowStage = stage;
  globalThis.frameElement?.dispatchEvent(new Event(called));
  return () => {
    window.flowStage = undefined;
    globalThis.frameElement?.dispatchEvent(new Event(called));
  };
};

/** Hears of the stage that opens in a frame, and of its end; gives back what stops the hearing. */
export const hearStage = (frame: HTMLIFrameElement, onStage: (stage: Stage | undefined) => void): (() => void) => {
  const hear = () => onStage(frame.contentWindow?.flowStage);
  frame.addEventListener(called, hear);
  return () => frame.removeEventListener(called, hear);
};
