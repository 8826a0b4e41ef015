import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrderLoad } from '../support/orderLoad.ts';
import { StartedService } from '../support/startedService.ts';
import { seeded } from './seeded.ts';

let folder: string;
let service: StartedService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journey-'));
  await cp((await seeded()).folder, folder, { recursive: true });
  service = await StartedService.over(folder);
});
afterAll(async () => {
  await service?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('orders in flight while the power goes: each intention becomes one order, and what was acknowledged stays', async () => {
  const load = await OrderLoad.by(service.origin, ['13800000003']);
  for (let round = 0; round < 3; round += 1) {
    const sent = load.place(8);
    await new Promise((resolve) => setTimeout(resolve, 40 + round * 60));
    await service.kill('SIGKILL');
    await sent;
    await service.start();
  }
  const { lost, numbers, listed, sent } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(sent);
  expect(listed).toBe(sent);
});
