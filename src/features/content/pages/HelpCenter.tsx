import { Suspense } from 'react';
import { paths } from '#contract/app/routes.ts';
import { copy } from '#src/ui/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ancestorsOf, firstHelpId, helpTopics, topicOf } from '#src/features/content/help/texts/helpTopics.ts';
import { helpWords as words } from '#src/features/content/help/texts/messages.ts';
import type { HelpWorld } from '#src/features/content/help/articles.tsx';
import { articles } from '#src/features/content/help/articles.tsx';
import { Contact } from '#src/features/content/help/Contact.tsx';
import { Crumbs } from '#src/features/content/help/Crumbs.tsx';
import { HelpPager } from '#src/features/content/help/HelpPager.tsx';
import { HelpTree } from '#src/features/content/help/HelpTree.tsx';

interface Props extends HelpWorld {
  /** The id that the address asks for; null where it asks for none. */
  asked: string | null;
}

/** The help center: the tree of its entries, and the one that is asked for. */
export function HelpCenter({ asked, config, mail }: Props) {
  const found = topicOf(asked ?? firstHelpId);
  const topic = found ?? topicOf(firstHelpId) ?? helpTopics[0]!;
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <title>{`${topic.title} · ${words.title} · ${copy.brand}`}</title>
      <HelpTree at={topic.id} />
      <div className="min-w-0">
        {!found && (
          <Alert tone="notice" className="mb-4">
            {words.unknown}
          </Alert>
        )}
        <article className="rounded-lg border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8 print:border-0">
          <Crumbs above={[{ title: words.title, href: paths.helpCenter }, ...ancestorsOf(topic.id)]} />
          <h1 className="mt-1 text-2xl font-semibold">{topic.title}</h1>
          <p className="mt-1 mb-6 border-b border-line pb-5 text-ink-soft">{topic.lead}</p>
          <Suspense key={topic.id} fallback={<Skeleton className="h-[60vh] rounded-md!" />}>
            {articles[topic.id]({ config, mail })}
          </Suspense>
          {topic.id.startsWith('1.2') && <p className="mt-8 text-xs text-ink-faint">{words.notBasis}</p>}
          <HelpPager at={topic.id} />
        </article>
        <Contact mail={mail} hotline={config.hotline} emergencyHotline={config.emergencyHotline} />
      </div>
    </div>
  );
}
