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
  useEffect(() => () => observed.current?.disconnect(), []);
  const follow = () => {
    const page = frame.current?.contentDocument;
    const root = page?.querySelector('#storybook-root');
    if (!page || !root) return;
    observed.current?.disconnect();
    observed.current = new ResizeObserver(() => {
      const height = heightIn(page);
      frame.current!.style.height = height === undefined ? '' : `${height}px`;
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
