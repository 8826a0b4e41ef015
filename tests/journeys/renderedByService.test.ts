import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartedService } from '../support/startedService.ts';
import { addresses } from './addresses.ts';
import { orderAddresses } from './orderScenes.ts';
import { seeded } from './seeded.ts';

const hotline = '021-5555-0199';

test('every document has the deployment’s configuration, also in parts that the service renders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  await cp((await seeded()).folder, folder, { recursive: true });
  const service = await StartedService.over(folder, { SITE_CONFIG: JSON.stringify({ hotline }) });
  onTestFinished(async () => {
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const unset: string[] = [];
  for (const address of [...addresses, ...orderAddresses.map((order) => order.address), '/lost', '/act/lost']) {
    const document = await (await fetch(service.origin + address)).text();
    if (!document.includes(hotline) || document.includes('400-000-0000')) unset.push(address);
  }
  expect(unset).toEqual([]);
  expect(service.output.split('\n').filter((line) => line.includes('could not be rendered'))).toEqual([]);
}, 120_000);
