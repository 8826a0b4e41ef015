import { useLocation } from 'wouter';
import type { NewsArticle as Whole, newsDetail } from '#contract/content/content.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { requests } from '#machines/effects.ts';
import { printPage } from '#src/platform/pageActions.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { loadArticleContent } from '#src/features/content/Article.tsx';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
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
    actors: requests<DetailRequests<Whole | null>>({
      fetchDetail: async ({ id }) => {
        // with the article, not after it
        void loadArticleContent().catch(ignoreUnloadable);
        const content = await import('#contract/content/content.ts');
        return unhurried(call(content.newsDetail, { id }, { quiet: true }).catch(nullWhereUnknown));
      },
    }),
  });

function ArticleOf({ id }: { id: string }) {
  const site = useSite();
  const initialData = useInitialData<typeof newsDetail>({ path: '/api-cms/news/detail' }, { id });
  return (
    <NewsArticle
      article={useSiteActor(articleWith, { input: { id, initialData } })}
      categories={useNewsCategories()}
      hotline={site.config.hotline}
      onShare={({ title }) => void share(site, title, newsMessages)}
      onPrint={printPage}
    />
  );
}

/** The route of one news article. */
export default function NewsArticleRoute() {
  const [path] = useLocation();
  const id = idOf(path) ?? '';
  return <ArticleOf key={id} id={id} />;
}
