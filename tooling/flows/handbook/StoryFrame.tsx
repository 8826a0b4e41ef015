import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The padding that Storybook gives a story, on each side, in pixels. */
const padding = 16;

/**
 * The height of a story's content, in pixels; undefined if it renders nothing, or a dialog over the page, which takes a
 * window's height.
 */
const heightIn = (page: Document): number | undefined => {
  const root = page.querySelector('#storybook-root');
  if (!root || page.querySelector('[role="dialog"]')) return undefined;
  const { height } = root.getBoundingClientRect();
  return height === 0 ? undefined : Math.ceil(height) + 2 * padding;
};

/** Returns the focus that a story takes by itself: only Tab and a press lead into its frame. */
const useFocusOutside = (frame: RefObject<HTMLIFrameElement | null>) => {
  const isLedIn = useRef(false);
  useEffect(() => {
    let last = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: FocusEvent) => {
      last = target as Element;
      isLedIn.current = false;
    };
    const onKey = ({ key }: KeyboardEvent) => void (isLedIn.current = key === 'Tab');
    const giveBack = () => {
      if (document.activeElement === frame.current && !isLedIn.current && last instanceof HTMLElement)
        last.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', onKey, { signal });
    // the browser finishes its own change of the focus first
    window.addEventListener('blur', () => setTimeout(giveBack), { signal });
    return () => listening.abort();
  }, [frame]);
  return (page: Document) =>
    page.addEventListener('pointerdown', ({ isTrusted }) => void (isLedIn.current = isTrusted), { capture: true });
};

interface Props {
  id: string;
  title: string;
  /** The address of Storybook, from the page. */
  storybook?: string;
}

/** A story at scale 1, cropped to its content; content higher than the frame scrolls. */
export function StoryFrame({ id, title, storybook = './storybook/' }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const observed = useRef<ResizeObserver>(undefined);
  const watchPresses = useFocusOutside(frame);
  useEffect(() => () => observed.current?.disconnect(), []);
  const follow = () => {
    const shown = frame.current;
    const page = shown?.contentDocument;
    const root = page?.querySelector('#storybook-root');
    if (!page || !root) return;
    watchPresses(page);
    observed.current?.disconnect();
    observed.current = new ResizeObserver(() => {
      const height = heightIn(page);
      shown.style.height = height === undefined ? '' : `${height}px`;
    });
    observed.current.observe(root);
  };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the same site
    <iframe
      ref={frame}
      title={title}
      src={`${storybook}iframe.html?id=${id}&viewMode=story`}
      loading="lazy"
      onLoad={follow}
      className="mt-2 h-112 max-h-112 w-full border border-line bg-surface"
    />
  );
}
