import type { NewsArticle } from '#contract/content/content.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { NextSteps } from './NextSteps.tsx';

/** What an article says, and where its readers go on. */
export const ArticleContent = ({ article }: { article: NewsArticle }) => (
  <>
    <ArticleBody html={article.contentHtml} />
    <NextSteps article={article} />
  </>
);
