import { useLocation } from 'wouter';
import type { NewsArticle as Whole } from '#contract/content/content.ts';
import { newsDetail } from '#contract/content/content.ts';
import type { DetailAsks } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { answers } from '#machines/effects.ts';
import { printPage } from '#src/platform/browser.ts';
import { useAhead } from '#src/api/initialData.ts';
import { newsWords } from '#src/features/content/news/messages.ts';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { idOf } from '#contract/app/routes.ts';
import { useNewsCategories } from '#src/features/content/newsCategories.ts';
import { nullWhereUnknown } from '#src/api/nullWhereUnknown.ts';
import { share } from '#src/app/share.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const articleWith = ({ call }: Site) =>
  detailMachineOf<Whole | null>('newsArticle').provide({
    actors: answers<DetailAsks<Whole | null>>({
      fetchDetail: async ({ id }) => unhurried(call(newsDetail, { id }, { quiet: true }).catch(nullWhereUnknown)),
    }),
  });

function ArticleOf({ id }: { id: string }) {
  const site = useSite();
  const ahead = useAhead(newsDetail, { id });
  return (
    <NewsArticle
      article={useSiteActor(articleWith, { input: { id, ahead } })}
      categories={useNewsCategories()}
      hotline={site.config.hotline}
      onShare={({ title }) => void share(site, title, newsWords)}
      onPrint={printPage}
    />
  );
}

/** One of the news joined to the world; the address says which. */
export default function NewsArticleRoute() {
  const [path] = useLocation();
  const id = idOf(path) ?? '';
  return <ArticleOf key={id} id={id} />;
}
