import { limits } from '#contract/protocol/limits.ts';

const actedEvents = ['pointerdown', 'keydown'] as const;

/**
 * Acts on an element as soon as it is rendered, unless the visitor presses something first or `limits.pressRepeatMs`
 * have passed.
 */
export const onceRendered = <Found>(find: () => Found | undefined, act: (found: Found) => void): void => {
  const waiting = new AbortController();
  const check = (): void => {
    const found = waiting.signal.aborted ? undefined : find();
    if (found === undefined) return;
    waiting.abort();
    act(found);
  };
  const mutations = new MutationObserver(check);
  waiting.signal.addEventListener('abort', () => mutations.disconnect());
  for (const acted of actedEvents)
    addEventListener(acted, () => waiting.abort(), { capture: true, signal: waiting.signal });
  setTimeout(() => waiting.abort(), limits.pressRepeatMs);
  // the attributes that make an element ready for a press
  const attributeFilter = ['disabled', 'data-dehydrated'];
  mutations.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  check();
};
