import type { Port } from '#contract/search/referenceData.ts';
import { portList } from '#contract/search/referenceData.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The ports of the list; loaded with the first call. */
export const fetchPorts = async ({ call }: Pick<Site, 'call'>): Promise<Port[]> => call(portList, {});

/** Searches with the names of their ports in the language of the site; a port that cannot be found is shown by its code. */
export const inOwnLanguage = async (
  site: Pick<Site, 'call'>,
  searches: readonly SearchData[],
): Promise<SearchData[]> => {
  const ports = await fetchPorts(site).catch(() => []);
  const nameOf = (code: string) => ports.find((port) => port.code === code)?.nameZh ?? '';
  return searches.map((one) =>
    Object.assign({}, one, { orgPort: nameOf(one.orgPortCode), dstPort: nameOf(one.dstPortCode) }),
  );
};
