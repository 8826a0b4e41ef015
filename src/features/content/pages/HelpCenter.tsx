import { Suspense } from 'react';
import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { SearchForm } from '#src/ui/SearchForm.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ancestorsOf, firstHelpId, helpTopics, topicOf } from '#src/features/content/help/texts/helpTopics.ts';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import type { ArticleProps } from '#src/features/content/help/articles.tsx';
import { articles } from '#src/features/content/help/articles.tsx';
import { Contact } from '#src/features/content/help/Contact.tsx';
import { Crumbs } from '#src/features/content/help/Crumbs.tsx';
import { HelpResults } from '#src/features/content/help/lazyResults.ts';
import { HelpPager } from '#src/features/content/help/HelpPager.tsx';
import { HelpTree } from '#src/features/content/help/HelpTree.tsx';

interface Props extends ArticleProps {
  /** The id in the address; null without one. */
  articleId: string | null;
  /** What the articles are searched for; empty without a search. */
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
