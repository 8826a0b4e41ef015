import { paths } from '#contract/app/routes.ts';
import { homeMessages as messages } from '#src/features/content/messages/home.ts';

/** The services above the search: links styled as tabs, the search's own service being the current one. */
export function ServiceTabs() {
  return (
    <nav aria-label={messages.services} className="overflow-x-auto rounded-t-lg bg-brand-900/40 [scrollbar-width:none]">
      <ul className="flex text-base whitespace-nowrap text-white lg:text-lg">
        <li>
          <a
            href={paths.shippingFcl}
            aria-current="true"
            className="flex min-h-11 items-center bg-surface px-5 font-semibold text-brand-700 -outline-offset-2 lg:px-7"
          >
            {messages.fcl}
          </a>
        </li>
        {messages.servicesList.map(({ name, to }) => (
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
