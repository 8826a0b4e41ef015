import { copyText } from '#src/platform/clipboard.ts';
import type { Site } from './siteContext.ts';

interface ShareMessages {
  shared: string;
  shareFailed: string;
}

/** Shares the address of the page with the device's own dialog, or copies it to the clipboard. */
export const share = async ({ notify }: Site, title: string, messages: ShareMessages): Promise<void> => {
  const url = location.href;
  try {
    if (navigator.canShare?.({ title, url })) {
      await navigator.share({ title, url });
      return;
    }
    await copyText(url);
    notify('success', messages.shared);
  } catch (error) {
    const turnedAway = error instanceof DOMException && error.name === 'AbortError';
    if (!turnedAway) notify('error', messages.shareFailed);
  }
};
