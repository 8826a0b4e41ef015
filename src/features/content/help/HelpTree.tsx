import ChevronDown from 'lucide-react/icons/chevron-down';
import type { HelpTopic } from '#src/features/content/help/texts/helpTopics.ts';
import { childrenOf } from '#src/features/content/help/texts/helpTopics.ts';
import { helpMessages } from '#src/features/content/messages/help.ts';
import { helpHref } from './helpHref.ts';

interface Props {
  /** Id of the entry that is shown. */
  at: string;
}

/** The help center's entries as a tree of links; folded on a phone. */
export function HelpTree({ at }: Props) {
  return (
    <nav aria-label={helpMessages.tree} className="print:hidden">
      {/* another entry folds it again */}
      <details key={at} className="rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex cursor-pointer list-none items-center justify-between px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          {helpMessages.tree}
          <ChevronDown className="size-4 text-ink-faint transition-transform in-[details[open]]:rotate-180" />
        </summary>
        <div className="border-t border-line p-2">
          <Branch of="" at={at} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <p className="mb-3 px-3 text-lg font-semibold">{helpMessages.title}</p>
        <Branch of="" at={at} />
      </div>
    </nav>
  );
}

function Branch({ of, at }: { of: string; at: string }) {
  return (
    <ul className={of === '' ? '[&>li+li]:mt-0.5' : 'mt-0.5 ml-3 border-l border-line pl-1.5 [&>li+li]:mt-0.5'}>
      {childrenOf(of).map((topic) => (
        <li key={topic.id}>
          <Entry topic={topic} at={at} />
          {childrenOf(topic.id).length > 0 && <Branch of={topic.id} at={at} />}
        </li>
      ))}
    </ul>
  );
}

function Entry({ topic, at }: { topic: HelpTopic; at: string }) {
  const here = topic.id === at;
  return (
    <a
      href={helpHref(topic.id)}
      aria-current={here ? 'page' : undefined}
      className={`flex min-h-9 items-center rounded-md px-3 ${here ? 'bg-brand-100 font-semibold text-brand-800' : 'text-ink-soft hover:bg-surface hover:text-brand-700 max-lg:hover:bg-brand-50'} ${topic.id.includes('.') ? '' : 'font-medium text-ink'}`}
    >
      {topic.title}
    </a>
  );
}
