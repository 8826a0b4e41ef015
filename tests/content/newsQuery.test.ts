import { describe, expect, test } from 'vitest';
import { newsHref, newsQueryOf } from '#src/features/content/news/newsQuery.ts';

describe('the address of the news', () => {
  test.each(['', 'page=2', 'category=market', 'category=market&page=3', 'category=market&keyword=IMDG&page=2'])(
    '%j is read and written alike',
    (query) => {
      expect(newsHref(newsQueryOf(query))).toBe(query === '' ? '/news' : `/news?${query}`);
    },
  );

  test.each(['category=foreign', 'page=0', 'page=-1', 'page=1.5', 'page=NaN', 'page=99999999', 'category='])(
    '%j is foreign and left out',
    (query) => expect(newsHref(newsQueryOf(query))).toBe('/news'),
  );
});
