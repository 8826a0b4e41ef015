import { Suspense } from 'react';
import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { SearchForm } from '#src/ui/fields/SearchForm.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import type { HelpTopic } from '../help/texts/helpTopics.ts';
import { ancestorsOf, childrenOf, firstHelpId, helpTopics, topicOf, helpHref } from '../help/texts/helpTopics.ts';
import { helpMessages, helpMessages as messages } from '../messages/help.ts';
import type { ArticleProps } from '../help/articles.tsx';
import { articles, HelpResults } from '../help/articles.tsx';
import Mail from 'lucide-react/icons/mail';
import type { DetailActor } from '#machines/support/detail.ts';
import { ServiceMail } from '../ServiceMail.tsx';
import { Hotlines } from '#src/layouts/parts/Hotlines.tsx';
import type { SiteConfig } from '#src/platform/config.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';

interface ContactProps {
  mail: DetailActor<string>;
  config: Pick<SiteConfig, 'hotline' | 'emergencyHotline'>;
}

/** Contacts for questions beyond the help center. */
function Contact({ mail, config }: ContactProps) {
  return (
    <section
      aria-label={messages.contact}
      data-screen-only=""
      className="mt-5 rounded-lg border border-line bg-surface px-5 py-5 sm:px-8"
    >
      <h2 className="mb-3 font-semibold">{messages.contact}</h2>
      <div className="grid gap-x-6 gap-y-4 text-ink-soft sm:grid-cols-3">
        <Hotlines config={config} numberClasses="text-brand-700" />
        <div>
          <p className="flex items-center gap-1.5 text-sm">
            <Mail className="size-4 text-brand-600" />
            {messages.mail}
          </p>
          <ServiceMail actor={mail} />
          <p className="text-xs">{messages.mailHours}</p>
        </div>
      </div>
    </section>
  );
}

interface CrumbsProps {
  /** The ancestors of the page, the topmost first: an address, or the id of an entry. */
  above: readonly ({ title: string } & ({ href: string } | { id: string }))[];
}

/** The breadcrumbs of the help center. */
function Crumbs({ above }: CrumbsProps) {
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

/** The entries with their own text, in reading order. */
const texts = helpTopics.filter(({ id }) => childrenOf(id).length === 0 || id === '3');

/** Links to the previous and next text; nothing for an entry that only lists others. */
function HelpPager({ at }: { at: string }) {
  const place = texts.findIndex(({ id }) => id === at);
  if (place === -1) return null;
  return (
    <nav
      aria-label={messages.pager}
      data-screen-only=""
      className="mt-10 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4"
    >
      <Step name={messages.previous} to={texts[place - 1]} />
      <Step name={messages.next} to={texts[place + 1]} />
    </nav>
  );
}

function Step({ name, to }: { name: string; to: HelpTopic | undefined }) {
  if (!to) return <span />;
  return (
    <a href={helpHref(to.id)} className="group py-1">
      <span className="block text-xs text-ink-faint">{name}</span>
      <span className="font-medium text-brand-700 group-hover:underline">{to.title}</span>
    </a>
  );
}

interface HelpTreeProps {
  /** Id of the entry that is shown. */
  at: string;
}

/** The help center's entries as a tree of links; folded on a phone. */
function HelpTree({ at }: HelpTreeProps) {
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

interface Props extends ArticleProps {
  /** The id in the address; null without one. */
  articleId: string | null;
  /** The keyword of the search; empty without a search. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The help center: the tree of its entries, and the selected one. */
export function HelpCenter({ articleId, keyword, onSearch, config, mail }: Props) {
  const found = topicOf(articleId ?? firstHelpId);
  const topic = found ?? topicOf(firstHelpId) ?? helpTopics[0]!;
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <title>{`${topic.title} · ${messages.title} · ${uiMessages.brand}`}</title>
      <div className="flex flex-col gap-4 lg:sticky lg:top-20">
        <SearchForm
          action={paths.helpCenter}
          name="keyword"
          value={keyword}
          label={messages.keyword}
          submit={messages.search}
          onSearch={onSearch}
        />
        <HelpTree at={keyword === '' ? topic.id : ''} />
      </div>
      <div className="min-w-0">
        {keyword !== '' && (
          <section className="rounded-lg border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
            <h1 className="text-2xl font-semibold">{messages.results}</h1>
            <Suspense fallback={<Skeleton className="mt-3 h-[60vh] rounded-md!" />}>
              <HelpResults keyword={keyword} />
            </Suspense>
          </section>
        )}
        {keyword === '' && (
          <>
            {!found && (
              <Alert tone="notice" className="mb-4">
                {messages.unknown}
              </Alert>
            )}
            <article className="rounded-lg border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8 print:border-0">
              <Crumbs above={[{ title: messages.title, href: paths.helpCenter }, ...ancestorsOf(topic.id)]} />
              <h1 className="mt-1 text-2xl font-semibold">{topic.title}</h1>
              <p className="mt-1 mb-6 border-b border-line pb-5 text-ink-soft">{topic.lead}</p>
              <Suspense key={topic.id} fallback={<Skeleton className="h-[60vh] rounded-md!" />}>
                {articles[topic.id]({ config, mail })}
              </Suspense>
              {topic.id.startsWith('1.2') && <p className="mt-8 text-xs text-ink-faint">{messages.notBasis}</p>}
              <HelpPager at={topic.id} />
            </article>
          </>
        )}
        <Contact mail={mail} config={config} />
      </div>
    </div>
  );
}
