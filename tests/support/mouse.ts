import { cdp } from 'vitest/browser';

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

/** The real mouse, one motion at a time. */
export const mouse = {
  /** Presses the button on the middle of an element. */
  press: async (element: Element) => {
    const box = element.getBoundingClientRect();
    at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    isHeld = true;
    await send('mousePressed');
  },
  /** Drags to the right, in CSS pixels. */
  drag: async (x: number) => {
    at = { ...at, x: at.x + x };
    await send('mouseMoved');
  },
  /** Lets the button go, if it is held. */
  release: async () => {
    if (isHeld) await send('mouseReleased');
    isHeld = false;
  },
};
