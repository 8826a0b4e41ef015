import { useLocation } from 'wouter';
import type { NewsArticle as Whole } from '#contract/cms.ts';
import { newsDetail } from '#contract/cms.ts';
import type { DetailAsks } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { answers } from '#machines/world.ts';
import { printPage } from '../browser.ts';
import { useAhead } from '../ahead.ts';
import { config } from '../config.ts';
import { newsWords } from '../news/words.ts';
import { NewsArticle } from '../pages/NewsArticle.tsx';
import { idOf } from '../routes.ts';
import { useNewsCategories } from './newsCategories.ts';
import { nullWhereUnknown } from './nullWhereUnknown.ts';
import { share } from './share.ts';
import { unhurried } from '../unhurried.ts';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

const article = detailMachineOf<Whole | null>('newsArticle').provide({
  actors: answers<DetailAsks<Whole | null>>({
    fetchDetail: async ({ id }) => unhurried(call(newsDetail, { id }, { quiet: true }).catch(nullWhereUnknown)),
  }),
});

function ArticleOf({ id }: { id: string }) {
  const ahead = useAhead(newsDetail, { id });
  return (
    <NewsArticle
      article={useActorRef(article, { input: { id, ahead } })}
      categories={useNewsCategories()}
      hotline={config.hotline}
      onShare={({ title }) => void share(title, newsWords)}
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
