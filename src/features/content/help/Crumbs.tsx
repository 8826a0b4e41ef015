import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import { helpHref } from './helpHref.ts';

interface Props {
  /** The ancestors of the page, the topmost first: an address, or the id of an entry. */
  above: readonly ({ title: string } & ({ href: string } | { id: string }))[];
}

/** The breadcrumbs of the help center. */
export function Crumbs({ above }: Props) {
  return (
    <nav aria-label={messages.crumbs} data-screen-only="">
      <ol className="flex flex-wrap text-sm text-ink-soft">
        {above.map((one) => (
          <li
            key={one.title}
            className="flex items-center not-last:after:mx-2 not-last:after:text-ink-faint not-last:after:content-['/']"
          >
            <a
              href={'href' in one ? one.href : helpHref(one.id)}
              className="inline-flex min-h-6 items-center hover:text-brand-700 hover:underline"
            >
              {one.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
