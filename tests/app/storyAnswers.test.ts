import { expect, test } from 'vitest';
import { callKey } from '#src/api/initialData.ts';
import { initialDataCallsOf } from '#src/app/initialDataCalls.ts';
import type { PageName } from '#stories/app/pagesOfSite.ts';
import { pagesOfSite } from '#stories/app/pagesOfSite.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

test.each(Object.keys(pagesOfSite) as PageName[])('the stories of %s show what the service answers', async (name) => {
  const { address, calls } = pagesOfSite[name];
  const [path = '', query = ''] = address.split('?');
  const responses: Record<string, unknown> = {};
  for (const { endpoint, input } of [...initialDataCallsOf(path, query), ...calls])
    responses[callKey(endpoint.path, input)] = await service.call(endpoint, input as never);
  await expect(`${JSON.stringify(responses, null, 1)}\n`).toMatchFileSnapshot(`../../stories/answers/${name}.json`);
});
