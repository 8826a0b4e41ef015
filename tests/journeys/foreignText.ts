import type { Page } from 'playwright';
import { foreignWordsIn } from '#tests/support/foreignWords.ts';

/**
 * What is read or read out on a page that only who reads English understands. A name in the code may stand there as small
 * print beside Chinese: in `code`, and in a drawing in a text of its own, each marked as English.
 */
export const foreignOn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which knows nothing else
    const isNamed = (element: Element): boolean => {
      const name = element.closest('code[lang="en"], svg [lang="en"]');
      const beside = name?.closest('p, li, h1, h2, h3, a, label, g')?.textContent ?? '';
      if (!name || !/\p{Script=Han}/u.test(beside)) return false;
      const sizes = [name, name.parentElement!].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      return name.matches('svg *') || (sizes[0]! < sizes[1]! && sizes[0]! < 16);
    };
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!element.matches('script, style') && !isNamed(element)) found.push(node.textContent ?? '');
    }
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];
    for (const name of spoken)
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    return [...new Set(found)];
  });
  return texts.filter((text) => foreignWordsIn(text).length > 0);
};
