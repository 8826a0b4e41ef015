import { newsMessages } from '#src/features/content/messages/news.ts';
import { contentLanguage } from '#src/platform/contentLanguage.ts';

/** Says on an English page that its content is Chinese; nothing on a Chinese one. */
export function ChineseOnly() {
  return contentLanguage === undefined ? null : (
    <p className="mb-3 text-sm text-ink-soft">{newsMessages.chineseOnly}</p>
  );
}
