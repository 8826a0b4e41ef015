import type { DataChanges } from '#server/http/responses/dataChanges.ts';
import type { Port } from '#contract/search/referenceData.ts';
import { portList } from '#contract/search/referenceData.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { paths } from '#contract/app/routes.ts';
import { portCodeTyped, portGiven } from '#contract/search/lane.ts';

const longest = 40;

const decoded = (text: string): string => {
  const bytes = Buffer.from(
    text.replaceAll('+', ' ').replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // the encoding of programs on a Chinese Windows
    return new TextDecoder('gb18030').decode(bytes);
  }
};

/** The parameters of a query in UTF-8 or GBK, also if its `&` was escaped for HTML. */
const parametersOf = (query: string): [name: string, value: string][] =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.replace(/^amp;/, '').split('=');
      return [decoded(name), decoded(value.join('='))];
    });

const sides = [
  { name: 'orgPort', code: 'orgPortCode', end: 'loading' },
  { name: 'dstPort', code: 'dstPortCode', end: 'discharging' },
] as const;

/** Sets a port's name by its code, or its code by its name; a name next to an unknown code is ignored. */
const setPort = (parameters: URLSearchParams, ports: readonly Port[], { name, code, end }: (typeof sides)[number]) => {
  const given = (key: string) => (parameters.get(key) ?? '').slice(0, longest);
  const port = portGiven(ports, end, { name: given(name), code: given(code) });
  if (port) {
    parameters.set(name, port.nameZh);
    parameters.set(code, port.code);
  } else if (portCodeTyped(given(code)) !== '') parameters.delete(name);
};

type Fetch = (request: Request) => Response | Promise<Response>;

const requestedPorts = async (fetch: Fetch): Promise<readonly Port[] | undefined> => {
  const response = await fetch(
    new Request(new URL(portList.path, 'http://127.0.0.1'), { headers: { appCode: 'echem' } }),
  );
  const answer = envelope.parse(await response.json());
  const ports = portList.output.safeParse(answer.data);
  return answer.code === codes.ok && ports.success ? ports.data : undefined;
};

/**
 * The canonical address of a search: each port with its code and the name in the list, regardless of the link;
 * undefined if it is canonical already. A plain form sends names only; links are cut, escaped, or in GBK. The list is
 * requested once, and again after the company's data changed.
 */
export const searchNaming = (fetch: Fetch, changes?: DataChanges) => {
  let listed: Promise<readonly Port[] | undefined> | undefined;
  changes?.onChange(() => (listed = undefined));

  return async ({ pathname, search, searchParams }: URL): Promise<string | undefined> => {
    if (pathname !== paths.shippingFcl || search === '') return undefined;
    const parameters = new URLSearchParams(parametersOf(search.slice(1)));
    if (!sides.some(({ name, code }) => parameters.has(name) || parameters.has(code))) return undefined;
    listed ??= requestedPorts(fetch);
    const ports = await listed.catch(() => undefined);
    if (!ports) {
      listed = undefined;
      return undefined;
    }
    for (const side of sides) setPort(parameters, ports, side);
    return parameters.toString() === searchParams.toString() ? undefined : `${pathname}?${parameters}`;
  };
};
