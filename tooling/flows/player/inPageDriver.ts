import { configure, getConfig } from '@testing-library/dom';
import type { Locator } from 'vitest/browser';
import type { Driver, Mouse } from './driver.ts';
import { inPage, user, pointOn } from './inPageLocator.ts';

const elementOf = (found: Element | Locator): HTMLElement =>
  ('element' in found ? found.element() : found) as HTMLElement;

/** Lets an element capture the pointer: browsers allow it for their own pointers only. */
const withHold = (element: Element) => {
  let isHeld = false;
  const hold = {
    setPointerCapture: () => void (isHeld = true),
    hasPointerCapture: () => isHeld,
    releasePointerCapture: () => void (isHeld = false),
  };
  Object.assign(element, hold);
  return () => Object.keys(hold).forEach((name) => Reflect.deleteProperty(element, name));
};

/** A mouse of synthetic events; the pressed element receives all its moves. */
const mouse = (): Mouse => {
  let held: { element: Element; at: { clientX: number; clientY: number }; letGo: () => void } | undefined;
  return {
    press: async (element) => {
      held = { element, at: pointOn(element), letGo: withHold(element) };
      await user().pointer({ keys: '[MouseLeft>]', target: element, coords: held.at });
    },
    drag: async (x) => {
      if (!held) return;
      held.at = { ...held.at, clientX: held.at.clientX + x };
      await user().pointer({ target: held.element, coords: held.at });
    },
    release: async () => {
      if (!held) return;
      await user().pointer({ keys: '[/MouseLeft]', target: held.element, coords: held.at });
      held.letGo();
      held = undefined;
    },
  };
};

/** The driver of Storybook: it finds elements as the tests' driver does, and acts by events made in the page. */
export const inPageDriver = (pass: Driver['pass']): Driver => ({
  page: inPage,
  userEvent: {
    keyboard: (text) => user().keyboard(text),
    fill: (found, text) => inPage.elementLocator(elementOf(found)).fill(text),
    upload: async (found, files) => user().upload(elementOf(found), files as File | File[]),
    selectOptions: async (found, values) => user().selectOptions(elementOf(found), values as string | string[]),
    click: (found, options) => inPage.elementLocator(elementOf(found)).click(options),
    hover: async (found) => user().hover(elementOf(found)),
    unhover: async (found) => user().unhover(elementOf(found)),
  },
  mouse: mouse(),
  pass,
});

/**
 * Runs gestures without React's test mode, which renders at other times, as in a real browser. Storybook's own setting
 * would wait for timers that do not advance here. Returns a function that undoes it.
 */
export const gesturePlainly = (): (() => void) => {
  const before = { ...getConfig() };
  configure({ asyncWrapper: async (task) => task(), eventWrapper: (task) => task() });
  return () => configure(before);
};
