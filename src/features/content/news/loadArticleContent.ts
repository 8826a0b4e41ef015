/** Loads what renders an article, with the code that cleans its HTML: a prerendered article is read without it. */
export const loadArticleContent = () => import('./ArticleContent.tsx');
