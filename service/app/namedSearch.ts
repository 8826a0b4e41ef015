import { portList } from '#contract/search/referenceData.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { paths } from '#contract/app/routes.ts';
import { emptySearch, isOnlyNamed, withNamed } from '#machines/search/searchData.ts';

/**
 * The address of a search with port codes, for the plain form, which sends names only; undefined if it is no such
 * search or the list has no such ports.
 */
export const namedSearch = async (
  { pathname, searchParams }: URL,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<string | undefined> => {
  if (pathname !== paths.shippingFcl) return undefined;
  const read = (name: string) => (searchParams.get(name) ?? '').slice(0, 40);
  const search = {
    ...emptySearch,
    orgPort: read('orgPort'),
    orgPortCode: read('orgPortCode'),
    dstPort: read('dstPort'),
    dstPortCode: read('dstPortCode'),
  };
  if (!isOnlyNamed(search)) return undefined;
  const response = await fetch(
    new Request(new URL(portList.path, 'http://127.0.0.1'), { headers: { appCode: 'echem' } }),
  );
  const { code, data } = envelope.parse(await response.json());
  const ports = portList.output.safeParse(data);
  if (code !== codes.ok || !ports.success) return undefined;
  const { orgPort, orgPortCode, dstPort, dstPortCode } = withNamed(search, ports.data);
  if (orgPortCode === '' || dstPortCode === '') return undefined;
  const named = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries({ orgPort, orgPortCode, dstPort, dstPortCode })) named.set(name, value);
  return `${pathname}?${named}`;
};
