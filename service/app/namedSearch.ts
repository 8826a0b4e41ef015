import { portList } from '#contract/search/referenceData.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { paths } from '#contract/app/routes.ts';
import { emptySearch, isOnlyNamed, withNamed } from '#machines/search/searchData.ts';

/**
 * The address of a search that names its ports without their codes, as the plain form sends it, with the codes; undefined
 * where it is no such search, or where the list has no such ports.
 */
export const namedSearch = async (
  { pathname, searchParams }: URL,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<string | undefined> => {
  if (pathname !== paths.shippingFcl) return undefined;
  const read = (name: string) => (searchParams.get(name) ?? '').slice(0, 40);
  const asked = {
    ...emptySearch,
    orgPort: read('orgPort'),
    orgPortCode: read('orgPortCode'),
    dstPort: read('dstPort'),
    dstPortCode: read('dstPortCode'),
  };
  if (!isOnlyNamed(asked)) return undefined;
  const answer = await fetch(
    new Request(new URL(portList.path, 'http://127.0.0.1'), { headers: { appCode: 'echem' } }),
  );
  const { code, data } = envelope.parse(await answer.json());
  const ports = portList.output.safeParse(data);
  if (code !== codes.ok || !ports.success) return undefined;
  const { orgPort, orgPortCode, dstPort, dstPortCode } = withNamed(asked, ports.data);
  if (orgPortCode === '' || dstPortCode === '') return undefined;
  const named = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries({ orgPort, orgPortCode, dstPort, dstPortCode })) named.set(name, value);
  return `${pathname}?${named}`;
};
