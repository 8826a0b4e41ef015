import { paths } from '#contract/app/routes.ts';
import { homeWords as words } from './messages.ts';

/** The lines of business over the search: links that look like tabs, the search's own line being the current one. */
export function LineTabs() {
  return (
    <nav aria-label={words.lines} className="overflow-x-auto rounded-t-lg bg-brand-900/40 [scrollbar-width:none]">
      <ul className="flex text-base whitespace-nowrap text-white lg:text-lg">
        <li>
          <a
            href={paths.shippingFcl}
            aria-current="true"
            className="flex min-h-11 items-center bg-surface px-5 font-semibold text-brand-700 -outline-offset-2 lg:px-7"
          >
            {words.fcl}
          </a>
        </li>
        {words.linesList.map(({ name, to }) => (
          <li key={to}>
            <a
              href={paths[to]}
              className="flex min-h-11 items-center px-4 -outline-offset-2 hover:bg-white/15 focus-visible:outline-white lg:px-7"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
