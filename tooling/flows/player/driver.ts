import type { BrowserPage, UserEvent } from 'vitest/browser';

/** The real or simulated mouse, one motion at a time. */
export interface Mouse {
  /** Presses the button on the middle of an element. */
  press: (element: Element) => Promise<void>;
  /** Drags to the right, in CSS pixels. */
  drag: (x: number) => Promise<void>;
  /** Releases the button, if it is pressed. */
  release: () => Promise<void>;
}

/**
 * A driver: the user's gestures on a page, and the passing of time. The tests' browser provides one, Storybook another.
 */
export interface Driver {
  page: Pick<BrowserPage, 'getByRole' | 'getByText' | 'getByLabelText' | 'elementLocator'>;
  userEvent: Pick<UserEvent, 'keyboard' | 'fill' | 'upload' | 'selectOptions' | 'click' | 'hover' | 'unhover'>;
  mouse: Mouse;
  /** Advances the simulated time, including timers and their consequences. */
  pass: (milliseconds: number) => Promise<void>;
}

let given: Driver | undefined;

/** Sets the driver of all gestures from now on. */
export const setDriver = (driver: Driver): void => {
  given = driver;
};

const driver = (): Driver => {
  if (!given) throw new Error('No driver is set: call setDriver first.');
  return given;
};

/** Finders of the current driver. */
export const page: Driver['page'] = {
  getByRole: (...args) => driver().page.getByRole(...args),
  getByText: (...args) => driver().page.getByText(...args),
  getByLabelText: (...args) => driver().page.getByLabelText(...args),
  elementLocator: (element) => driver().page.elementLocator(element),
};

/** Keyboard, files and choices of the current driver. */
export const userEvent: Driver['userEvent'] = {
  keyboard: (...args) => driver().userEvent.keyboard(...args),
  fill: (...args) => driver().userEvent.fill(...args),
  upload: (...args) => driver().userEvent.upload(...args),
  selectOptions: (...args) => driver().userEvent.selectOptions(...args),
  click: (...args) => driver().userEvent.click(...args),
  hover: (...args) => driver().userEvent.hover(...args),
  unhover: (...args) => driver().userEvent.unhover(...args),
};

/** The mouse of the current driver. */
export const mouse: Mouse = {
  press: (element) => driver().mouse.press(element),
  drag: (x) => driver().mouse.drag(x),
  release: () => driver().mouse.release(),
};

/** Lets settled promises and their renderings finish; no time passes. */
export const settled = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
};

/** Advances the simulated time, including timers and their consequences. */
export const pass = async (milliseconds: number): Promise<void> => {
  await driver().pass(milliseconds);
  await settled();
};

const hangsAfterMs = 60_000;

/** Waits in real time for results without a simulated timer: loading code, a picture. The limit ends a hanging wait. */
export const until = async (isSo: () => unknown): Promise<void> => {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > hangsAfterMs) throw new Error(`Waited in vain for ${String(isSo)}`);
    // simulated clocks do not control animation frames
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};
