import { cdp, page, userEvent } from 'vitest/browser';
import type { Driver, Mouse } from '#flows';
import { clock } from './clock.ts';

let at = { x: 0, y: 0 };
let isHeld = false;

const send = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') => {
  // the test runs in a frame that the browser may show smaller than it is
  const frame = globalThis.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: innerWidth };
  const scale = frame.width / innerWidth;
  const point = { x: frame.x + at.x * scale, y: frame.y + at.y * scale };
  const held = type === 'mouseReleased' ? 0 : 1;
  await cdp().send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: held, clickCount: 1 });
};

const mouse: Mouse = {
  press: async (element) => {
    const box = element.getBoundingClientRect();
    at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    isHeld = true;
    await send('mousePressed');
  },
  drag: async (x) => {
    at = { ...at, x: at.x + x };
    await send('mouseMoved');
  },
  release: async () => {
    if (isHeld) await send('mouseReleased');
    isHeld = false;
  },
};

/** The driver of the tests: Chromium's real input, and a clock that only the tests advance. */
export const browserDriver: Driver = {
  page,
  userEvent,
  mouse,
  pass: async (milliseconds) => void (await clock.tickAsync(milliseconds)),
};
