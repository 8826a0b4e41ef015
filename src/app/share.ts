import { copyText } from '#src/platform/clipboard.ts';
import type { Site } from './siteContext.ts';

interface Words {
  shared: string;
  shareFailed: string;
}

/** Hands the address of the page on: by the device's own sheet where it has one, otherwise by the clipboard. */
export const share = async ({ notify }: Site, title: string, words: Words): Promise<void> => {
  const url = location.href;
  try {
    if (navigator.canShare?.({ title, url })) {
      await navigator.share({ title, url });
      return;
    }
    await copyText(url);
    notify('success', words.shared);
  } catch (error) {
    const turnedAway = error instanceof DOMException && error.name === 'AbortError';
    if (!turnedAway) notify('error', words.shareFailed);
  }
};
