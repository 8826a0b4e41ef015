import { settled } from '#flows';

/** Scrolls a box until this many CSS pixels are left below, and waits until the page has noticed. */
export const scrollNearEnd = async (box: Element, left = 0): Promise<void> => {
  const scrolled = new Promise((resolve) => {
    box.addEventListener('scroll', resolve, { once: true });
  });
  box.scrollTop = box.scrollHeight - box.clientHeight - left;
  await scrolled;
  await settled();
};
