import type { NewsArticle } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import { nextStepMessages, nextStepMessages as messages } from '../messages/news.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { contentLanguage } from '#src/platform/contentLanguage.ts';
import DOMPurify from 'dompurify';

const { related } = nextStepMessages;

/** A page of the site that is offered after an article. */
interface NextStep extends Record<keyof (typeof related)['sailings'], string> {
  href: string;
}

/** The words in a title or summary for which a page is relevant; the most specific first. */
const subjects: readonly (NextStep & { about: RegExp })[] = [
  { ...related.verification, href: `${paths.helpCenter}?id=1.1.3`, about: /企业认证/ },
  { ...related.flexitank, href: paths.fluidBag, about: /液袋/ },
  { ...related.tank, href: paths.tankIndex, about: /罐箱|罐柜/ },
  { ...related.rail, href: paths.railWayIndex, about: /班列|铁路/ },
  { ...related.air, href: paths.airLift, about: /空运/ },
  { ...related.lcl, href: paths.shippingLcl, about: /拼箱/ },
  { ...related.warehouse, href: paths.warehouse, about: /丙类库|仓储|入库/ },
  { ...related.dangerous, href: paths.dgdesk, about: /危险|危包|危申报|IMDG|锂电池|危化/ },
  { ...related.sailings, href: paths.shippingFcl, about: /截单|航线|订舱|航次|VGM|附加费|舱位/ },
];

/** The maximum number of offered pages. */
const offered = 2;

/** The pages offered after an article: those it is about, else the sailings. */
const nextStepsOf = ({ title, summary }: Pick<NewsArticle, 'title' | 'summary'>): NextStep[] => {
  const found = subjects.filter(({ about }) => about.test(title));
  const mentioned = subjects.filter((one) => !found.includes(one) && one.about.test(summary));
  const steps = [...found, ...mentioned].slice(0, offered);
  return steps.length > 0 ? steps : [{ ...related.sailings, href: paths.shippingFcl }];
};

/** The UN numbers that an article mentions, each once. */
const unNumbersIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\bUN\s?(\d{4})\b/g), ([, number = '']) => number)),
];

/** Links after an article: the services that it is about, and the check of the goods that it mentions. */
function NextSteps({ article }: { article: NewsArticle }) {
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

const notAddresses = 'target rel alt width height colspan rowspan scope'.split(' ');
const shown = {
  ALLOWED_TAGS: 'p h2 h3 ul ol li table thead tbody tr th td strong em a blockquote code sup sub hr br img'.split(' '),
  ALLOWED_ATTR: ['href', 'src', ...notAddresses],
  // every other attribute's value must be an address
  ADD_URI_SAFE_ATTR: notAddresses,
  // pages of this site, the web, mail and telephone; a path with a second slash would be another host
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

/** Without a document, the service's own cleaning applies. */
const cleaned = (html: string): string | TrustedHTML =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html, shown) : html;

const typography =
  'text-lg leading-8 [overflow-wrap:anywhere] text-ink ' +
  '[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold ' +
  '[&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1 ' +
  '[&_li]:marker:text-brand-500 [&_a]:text-brand-700 [&_a]:underline [&_a]:underline-offset-2 [&_a:hover]:no-underline ' +
  '[&_blockquote]:my-4 [&_blockquote]:border-l-4 [&_blockquote]:border-brand-200 [&_blockquote]:bg-brand-50 [&_blockquote]:px-4 [&_blockquote]:py-1 [&_blockquote]:text-ink-soft ' +
  '[&_table]:my-4 [&_table]:w-full [&_table]:border-collapse [&_table]:text-base [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2.5 [&_th]:py-1.5 [&_th]:text-left [&_th]:font-medium [&_td]:border [&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:align-top [&_td:first-child]:[overflow-wrap:break-word] ' +
  '[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_hr]:my-6 [&_hr]:border-line [&_img]:my-4 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&>:is(h2,h3,p,ul,ol,blockquote,table,hr,img):first-child]:mt-0';

/** The body of an article: the service's HTML, cleaned again in the browser. */
export function ArticleBody({ html }: { html: string }) {
  return (
    // the second cleaning may serialise the same HTML differently
    <div
      lang={contentLanguage}
      className={typography}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: cleaned(html) }}
    />
  );
}

/** The content of an article, and the links after it. */
export const ArticleContent = ({ article }: { article: NewsArticle }) => (
  <>
    <ArticleBody html={article.contentHtml} />
    <NextSteps article={article} />
  </>
);
