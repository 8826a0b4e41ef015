import type { HelpTopic } from '#src/features/content/help/texts/helpTopics.ts';
import { childrenOf, helpTopics } from '#src/features/content/help/texts/helpTopics.ts';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import { helpHref } from './helpHref.ts';

/** The entries with their own text, in reading order. */
const texts = helpTopics.filter(({ id }) => childrenOf(id).length === 0 || id === '3');

/** Links to the previous and next text; nothing for an entry that only lists others. */
export function HelpPager({ at }: { at: string }) {
  const place = texts.findIndex(({ id }) => id === at);
  if (place === -1) return null;
  return (
    <nav
      aria-label={messages.pager}
      data-screen-only=""
      className="mt-10 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4"
    >
      <Step name={messages.previous} to={texts[place - 1]} />
      <Step name={messages.next} to={texts[place + 1]} />
    </nav>
  );
}

function Step({ name, to }: { name: string; to: HelpTopic | undefined }) {
  if (!to) return <span />;
  return (
    <a href={helpHref(to.id)} className="group py-1">
      <span className="block text-xs text-ink-faint">{name}</span>
      <span className="font-medium text-brand-700 group-hover:underline">{to.title}</span>
    </a>
  );
}
