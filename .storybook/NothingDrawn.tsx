import { useEffect, useState } from 'react';

const isPicture = 'img, svg, canvas, video, iframe, input, select, textarea, button, progress, hr';

const hasText = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

/** Whether an element itself is seen: its text, picture, colour or border; what only a screen reader has is one pixel large. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  if (width * height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return false;
  const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
  return (
    hasText(element) ||
    element.matches(isPicture) ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    [borderTopWidth, borderLeftWidth].some((border) => border !== '0px')
  );
};

const noticeClass = 'nothing-drawn';

/** The elements of the story, also those that it shows over the page. */
const elements = (): Element[] =>
  [...document.querySelectorAll(`body *:not(script, style, template, .${noticeClass})`)].filter(
    (element) => !element.closest('.sb-wrapper'),
  );

/** What a screen reader announces though nothing is seen. */
const announced = (): string =>
  [...document.querySelectorAll('[aria-live], [role=status], [role=alert], output')]
    .map((element) => element.textContent.trim())
    .join(' ')
    .trim();

/** The page has been the same for so long, milliseconds: what is loaded later is there, and nothing moves. */
const quietMs = 400;

/** Says below a story that draws nothing that this is right; the story itself tells by what it has drawn. */
export function NothingDrawn() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const look = () => {
      const spoken = announced();
      const why = spoken === '' ? '' : `，只由读屏软件播报“${spoken}”`;
      setNotice(elements().some(isSeen) ? '' : `此状态不显示任何内容${why}。页面的其他部分不受影响。`);
    };
    let timer = setTimeout(look, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return notice === '' ? null : <p className={`${noticeClass} m-4 text-ink-soft`}>{notice}</p>;
}
