import { afterAll, beforeAll, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { supplierList, supplierRole } from '#contract/services/suppliers.ts';
import { supplierRows } from '#service/db/seed/selling.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

test.each(supplierRole.options)('role %s has its own suppliers, in the order of the table', async (role) => {
  const found = await service.call(supplierList, { supplierRole: role });
  const wanted = supplierRows().filter((row) => row.role === role);
  expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((supplier) => supplier.role === role && supplier.since > 1980)).toBe(true);
});

test('a role without suppliers is rejected by its name', async () => {
  const response = await sender(service).post(supplierList.path, { supplierRole: 'pirate' }, jsonHeaders);
  expect(response).toMatchObject({ status: 400, code: codes.badInput, message: '“供应商角色”格式不正确' });
});
