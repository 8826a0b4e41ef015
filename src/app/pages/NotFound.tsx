import { paths } from '#contract/app/routes.ts';
import { LostShip } from '#src/illustrations/LostShip.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { ErrorPage } from '#src/app/errors/ErrorPage.tsx';
import { errorMessages } from '#src/app/messages/errors.ts';
import { notFoundMessages as messages } from '#src/app/messages/notFound.ts';

const useful = [
  { name: messages.pages.sailings, href: paths.shippingFcl },
  { name: messages.pages.dgDesk, href: paths.dgdesk },
  { name: messages.pages.goods, href: paths.business },
  { name: messages.pages.news, href: paths.news },
  { name: messages.pages.help, href: paths.helpCenter },
  { name: messages.pages.all, href: paths.root },
];

/** The not-found page. */
export function NotFound() {
  return (
    <ErrorPage
      picture={<LostShip className="mb-6 w-64" />}
      code={messages.code}
      title={messages.title}
      latin={messages.latin}
      text={messages.text}
      actions={
        <a href={paths.home} className={buttonClasses('primary', 'md')}>
          {errorMessages.home}
        </a>
      }
    >
      {/* without the parts of forms, which every page would load with this one */}
      <search className="mt-8 w-full sm:w-96">
        <form action={paths.helpCenter} className="flex gap-2">
          <input
            type="search"
            name="keyword"
            aria-label={messages.search}
            placeholder={messages.search}
            autoComplete="off"
            className="h-10 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 text-base placeholder:text-ink-faint"
          />
          <button type="submit" className={buttonClasses('secondary', 'md')}>
            {messages.find}
          </button>
        </form>
      </search>
      <nav aria-label={messages.useful} className="mt-8 w-full border-t border-line pt-5">
        <h2 className="text-sm text-ink-soft">{messages.useful}</h2>
        <ul className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {useful.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-9 items-center text-brand-700 hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </ErrorPage>
  );
}
