import type { RouteName } from '#contract/app/routes.ts';
import { paths } from '#contract/app/routes.ts';
import { siteMapMessages as messages } from '#src/features/content/messages/siteMap.ts';

const linkClasses = 'inline-flex min-h-6 items-center font-medium text-brand-700 hover:underline';

/** Every page of the site by service, with its purpose. */
export function SiteMap() {
  return (
    <>
      <h1 className="text-2xl font-semibold">{messages.title}</h1>
      <p className="mt-1 text-ink-soft">{messages.lead}</p>
      <div className="mt-5 columns-[20rem] gap-5">
        {messages.groups.map(({ title, routes }) => (
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
  const { name, text, reached, parts = [] } = messages.pages[route];
  const href = paths[route].replace(/\/:id\??$/, '');
  return (
    <>
      {reached ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          {name}
          <span className="text-xs font-normal text-ink-faint">{reached}</span>
        </p>
      ) : (
        <a href={href} className={linkClasses}>
          {name}
        </a>
      )}
      <p className="text-sm text-ink-soft">{text}</p>
      {parts.length > 0 && (
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm">
          {parts.map((part) => (
            <a key={part.query} href={`${href}?${part.query}`} className={linkClasses}>
              {part.name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
