import type { NewsArticle } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import { nextStepMessages as messages } from '#src/features/content/messages/nextSteps.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { nextStepsOf, unNumbersIn } from './related.ts';

/** Where a reader goes on: the services that the article is about, and the check of the goods that it names. */
export function NextSteps({ article }: { article: NewsArticle }) {
  const numbers = unNumbersIn(article.contentHtml);
  return (
    <section
      data-screen-only=""
      aria-label={messages.nextSteps}
      className="mt-8 rounded-lg border border-brand-200 bg-brand-50 px-5 py-4"
    >
      <h2 className="font-semibold">{messages.nextSteps}</h2>
      <ul className="mt-1 [&>li+li]:border-t [&>li+li]:border-brand-200">
        {nextStepsOf(article).map(({ name, text, action, href }, index) => (
          <li key={href} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-56">
              <b className="font-medium">{name}</b>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
            <a href={href} className={buttonClasses(index === 0 ? 'primary' : 'secondary', 'sm')}>
              {action}
            </a>
          </li>
        ))}
      </ul>
      {numbers.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 border-t border-brand-200 pt-3 text-sm text-ink-soft">
          {messages.checkGoods}
          {numbers.map((un) => (
            <a
              key={un}
              href={`${paths.dgdesk}?${new URLSearchParams({ un })}`}
              className="inline-flex min-h-8 items-center font-medium text-brand-700 underline underline-offset-4"
            >
              UN {un}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
