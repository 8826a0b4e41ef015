/** Loads the article's body, with the code that cleans its HTML: a prerendered article is read without it. */
export const loadArticleBody = () => import('./ArticleBody.tsx');
