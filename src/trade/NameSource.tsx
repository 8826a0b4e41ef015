import type { NameZhSource } from '#contract/search/referenceData.ts';
import { Badge } from '#src/ui/Badge.tsx';

const texts: Readonly<Record<NameZhSource, string>> = {
  official: '',
  catalogue: '目录名',
  translated: '译名',
  corrected: '更正名',
};

/** Says that a Chinese name is not the official one of the entry. */
export function NameSource({ source = 'official' }: { source: NameZhSource | undefined }) {
  const text = texts[source];
  return text === '' ? null : <Badge tone="neutral">{text}</Badge>;
}
