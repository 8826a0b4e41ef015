import type { RouteName } from '#contract/app/routes.ts';
import { paths } from '#contract/app/routes.ts';
import { siteMapWords as words } from './siteMapMessages.ts';

const linkLook = 'inline-flex min-h-6 items-center font-medium text-brand-700 hover:underline';

/** Every page of the site by line of business, each with what it is for. */
export function SiteMap() {
  return (
    <>
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-1 text-ink-soft">{words.lead}</p>
      <div className="mt-5 columns-[20rem] gap-5">
        {words.groups.map(({ title, routes }) => (
          <section key={title} className="mb-5 break-inside-avoid rounded-lg border border-line bg-surface p-5">
            <h2 className="text-lg font-semibold">{title}</h2>
            <ul className="mt-2">
              {routes.map((route) => (
                <li key={route} className="border-t border-line py-2.5 first:border-t-0">
                  <PageEntry route={route} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function PageEntry({ route }: { route: RouteName }) {
  const { name, text, reached, parts = [] } = words.pages[route];
  const href = paths[route].replace(/\/:id\??$/, '');
  return (
    <>
      {reached ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          {name}
          <span className="text-xs font-normal text-ink-faint">{reached}</span>
        </p>
      ) : (
        <a href={href} className={linkLook}>
          {name}
        </a>
      )}
      <p className="text-sm text-ink-soft">{text}</p>
      {parts.length > 0 && (
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm">
          {parts.map((part) => (
            <a key={part.query} href={`${href}?${part.query}`} className={linkLook}>
              {part.name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
