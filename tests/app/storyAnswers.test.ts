import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { callKey } from '#src/api/initialData.ts';
import { initialDataCallsOf } from '#src/app/initialDataCalls.ts';
import type { PageName } from '#stories/app/pagesOfSite.ts';
import { pagesOfSite } from '#stories/app/pagesOfSite.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { enterpriseInfo, getInfo } from '#contract/auth/user.ts';
import type { StatefulPage } from '#stories/app/states/pageStates.ts';
import {
  pageInStates,
  pagesInStates,
  recordedStates,
  sharedToken,
  viewerCalls,
} from '#stories/app/states/pageStates.ts';
import { withRows, withStableIds } from '#tests/support/pageRows.ts';
import { madeForAll, serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

test.each(Object.keys(pagesOfSite) as PageName[])('the stories of %s show what the service answers', async (name) => {
  const { address, calls } = pagesOfSite[name];
  const [path = '', query = ''] = address.split('?');
  const responses: Record<string, unknown> = {};
  for (const { endpoint, input } of [...initialDataCallsOf(path, query), ...calls])
    responses[callKey(endpoint.path, input)] = await service.call(endpoint, input as never);
  await expect(`${JSON.stringify(responses, null, 1)}\n`).toMatchFileSnapshot(`../../stories/answers/${name}.json`);
});

const stocked = Object.fromEntries(
  (['empty', 'noticed', 'full', 'long'] as const).map((rows) => {
    const own = serviceForAll();
    return [rows, { service: own, viewer: madeForAll(() => withRows(own, rows)) }];
  }),
);

/** The responses of a page in its states; a queue's version is made from generated ids. */
const textOf = (recorded: unknown): string =>
  withStableIds(
    `${JSON.stringify(recorded, null, 1)}\n`.replaceAll(/"version": "[\w-]{22}"/g, '"version": "recorded"'),
  );

test.each(Object.keys(pagesInStates) as StatefulPage[])('the states of %s show what the service has', async (name) => {
  const page = pageInStates(name);
  const recorded: Record<string, Record<string, unknown>> = {};
  for (const state of recordedStates) {
    const shown = page[state];
    if (!('calls' in shown)) continue;
    const { service: own, viewer } = stocked[state === 'full' ? (page.rows ?? state) : state] ?? stocked['full']!;
    const [path = '', query = ''] = shown.address.split('?');
    const by =
      page.as === 'clerk' ? { headers: viewer.headers } : page.as === 'customer' ? { session: viewer.session } : {};
    const responses: Record<string, unknown> = (recorded[state] = {});
    const record = async ({ endpoint, input }: { endpoint: Endpoint; input: unknown }) => {
      const given = JSON.parse(JSON.stringify(input).replace(sharedToken, viewer.token)) as never;
      const answer = await own.call(endpoint, given, by).catch((error: unknown) => {
        if (!(error instanceof ApiError) || state !== 'gone') throw error;
        return { rejected: { code: error.code, message: error.message } };
      });
      return (responses[callKey(endpoint.path, input)] = answer);
    };
    const initial = page.as === 'visitor' ? initialDataCallsOf(path, query) : [];
    for (const call of [...viewerCalls[page.as], ...initial, ...shown.calls]) await record(call);
    if (page.as !== 'customer') continue;
    const { enterpriseResp } = await own.call(getInfo, {}, by);
    await record({ endpoint: enterpriseInfo, input: { basicEntId: enterpriseResp!.basicEntId, appSource: 'fcl_mm' } });
  }
  await expect(textOf(recorded)).toMatchFileSnapshot(`../../stories/answers/states/${name}.json`);
});
