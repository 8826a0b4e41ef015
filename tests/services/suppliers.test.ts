import { expect, test } from 'vitest';
import { supplierList, supplierRole } from '#contract/services/suppliers.ts';
import { supplierRows } from '#service/db/seed/selling.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

test.each(supplierRole.options)('role %s has its own suppliers, in the order of the table', async (role) => {
  const found = await service.call(supplierList, { supplierRole: role });
  const wanted = supplierRows().filter((row) => row.role === role);
  expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((supplier) => supplier.role === role && supplier.since > 1980)).toBe(true);
});
