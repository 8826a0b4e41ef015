import ChevronRight from 'lucide-react/icons/chevron-right';
import { childrenOf } from '#src/features/content/help/texts/helpTopics.ts';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import { helpHref } from './helpHref.ts';

/** The children of an entry without its own text. */
export function Inside({ of }: { of: string }) {
  return (
    <nav aria-label={messages.inside}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {childrenOf(of).map(({ id, title, lead }) => (
          <li key={id} className="rounded-md border border-line p-4">
            <a
              href={helpHref(id)}
              className="flex min-h-7 items-center justify-between text-lg font-semibold hover:text-brand-700"
            >
              {title}
              <ChevronRight className="size-4 text-ink-faint" />
            </a>
            <p className="text-sm text-ink-soft">{lead}</p>
            <ul className="mt-1">
              {childrenOf(id).map((child) => (
                <li key={child.id}>
                  <a
                    href={helpHref(child.id)}
                    className="inline-flex min-h-8 items-center text-brand-700 hover:underline"
                  >
                    {child.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
