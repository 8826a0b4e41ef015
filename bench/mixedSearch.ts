import { sailingPage } from '#contract/search/sailingQuotes.ts';
import type { Sent } from './load.ts';

export const post = (path: string, input: unknown): Sent => ({ method: 'POST', path, body: JSON.stringify(input) });

const sorts = ['departure', 'arrival', 'transit', 'price'];
const [origins, destinations] = [
  ['CNSHA', 'CNNGB', 'CNTAO', 'CNXMN', 'CNTXG'],
  ['DEHAM', 'NLRTM', 'USLAX', 'SGSIN', 'JPTYO', 'BEANR'],
];

/** Searches that are almost all different. */
export const mixedSearch = (n: number): Sent => {
  const input = {
    orgPortCode: origins[n % origins.length],
    dstPortCode: destinations[n % destinations.length],
    isDanger: n % 2 === 0 ? 'Y' : 'N',
    sort: sorts[n % sorts.length],
    size: 5 + (n % 40),
  };
  if (n % 7 === 0) return post('/api-basic/dangerousGoods/search', { keyword: String(1_000 + (n % 900)) });
  return n % 5 === 0 ? post('/api-cms/news/page', { page: 1 + (n % 3) }) : post(sailingPage.path, input);
};
