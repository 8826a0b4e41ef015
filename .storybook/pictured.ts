/// <reference types="vite/client" />
declare global {
  // given by who takes the pictures, tests/stories/stage.ts
  var storyBegins: (() => Promise<void>) | undefined;
  var scriptsHaveCome: (() => Promise<void>) | undefined;
}

/** Whether the stories are shown to be tested, by tests/stories/stage.ts. */
export const isPictured = navigator.userAgent.includes('StorybookTestRunner');

/** The next frame but one: what React and dialogs put off until after a frame is done. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Pictures must not depend on the fonts of a machine, nor on when a font has come. */
export const beforeAll = async (): Promise<void> => {
  if (!isPictured) return;
  await import('./pictured.css');
  await Promise.all([...document.fonts].map((font) => font.load()));
};

/** A story begins when the one before has gone wholly: two dialogs at once would quarrel about the focus. */
export const beforeEach = async (): Promise<void> => {
  if (!isPictured) return;
  await settled();
  await globalThis.storyBegins?.();
};

/** Axe and picture wait for what a story loads while it is shown. */
export const afterEach = async (): Promise<void> => {
  if (isPictured) await globalThis.scriptsHaveCome?.();
};
