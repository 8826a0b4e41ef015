import { createHash } from 'node:crypto';
import { getTableName, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schema } from '#server/db/schema.ts';
import { keyOf, untouchedRows } from '#server/db/seed/records.ts';
import { seed } from '#server/db/seed/seed.ts';
import type { Row, SeededTable } from '#server/db/seed/seededTables.ts';
import { rolledTables, seedEdition, seededTables } from '#server/db/seed/seededTables.ts';
import { seedAccountList, seedAccounts } from '#server/db/seed/accounts.ts';
import { removeDemo } from '#server/db/seed/removeDemo.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { changed, editTables, everyTable, lostEdits, ownRow } from '#tests/support/companyEdits.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForEach();

const named = [...seededTables, rolledTables.voyages, rolledTables.oceanRates];
const nextEdition = { reference: seedEdition.reference + 1, demo: seedEdition.demo + 1 };

/** The next build's tables: every row is changed, the first one is removed, and one is new. */
const nextTables: readonly SeededTable[] = seededTables.map((seeded) => ({
  ...seeded,
  rowsAt: (now) => {
    const rows = seeded.rowsAt(now);
    const fresh = { ...ownRow(seeded, rows[0]!), ...newKey(seeded, rows) };
    return [...rows.slice(1).map((row) => changed(seeded, row, '（新版）')), fresh];
  },
}));

/** A key that neither the seed nor the company's own row has. */
const newKey = ({ table, key }: SeededTable, rows: readonly Row[]): Row => {
  const references = ['hot_lanes', 'service_calls'].includes(getTableName(table));
  if (references) return ownRow({ table, key }, rows[2]!);
  const name = key.find((each) => typeof rows[0]![each] === 'string')!;
  return { [name]: `${String(rows[0]![name])}-next` };
};

const upgrade = () => seed(service.db, service.clock, { demoData: true, tables: nextTables, editions: nextEdition });
const restart = (demoData = true) => seed(service.db, service.clock, { demoData });

/** The tables that only users and the service itself fill. */
const companys = new Set(
  `address_entries api_keys applications approval_rules audit_entries bill_answers bill_drafts bill_releases billing_lines billing_notes billing_notices branch_members calendar_links captcha_challenges captcha_passes company_branches credit_accounts credit_events ledger_entries ledger_postings money_receipts company_invitations consents contract_events contract_notices contract_rates dangerous_goods_names data_versions desk_changes desk_orders desk_owners desk_tasks email_addresses
  enquiries enterprises idempotency_keys import_mappings import_undo imports invoice_requests lane_watches licence_files message_files message_mentions name_decisions notification_choices notifications offer_events offer_templates offers order_approvals order_documents order_events
  instruction_drafts order_contract_uses order_costs order_fees order_notes order_document_requests order_price_corrections order_shipments order_templates orders password_tries payments refunds price_contracts rate_windows reference_editions remembered_logins
  saved_quotes saved_views seed_editions seeded_rows sessions shipping_instructions sessions_ended_by_password site_tickets sms_codes sms_notices sms_traffic track_events track_links track_readings
  staff staff_notices staff_sessions stored_objects tender_events tender_lines tender_options tenders tickets users vgm_declarations vgm_drafts webhook_deliveries webhooks whole_vehicle_orders workplace_sessions`.split(
    /\s+/,
  ),
);

test('every table is seeded with a rule for upgrades, or never seeded at all', () => {
  const seeded = named.map(({ table }) => getTableName(table));
  const unknown = everyTable.map(getTableName).filter((name) => !companys.has(name) && !seeded.includes(name));
  expect(unknown).toEqual([]);
  expect(seeded.filter((name) => companys.has(name))).toEqual([]);
});

test('names every row of the seed once', () => {
  for (const { key, rowsAt } of seededTables) {
    const keys = rowsAt(new Date(0)).map((row) => keyOf(key, row));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('the files of an edition are those it was given for', () => {
  const digests = Object.fromEntries(
    (['reference', 'demo'] as const).map((origin) => {
      const rows = seededTables.filter((each) => each.origin === origin).map(({ rowsAt }) => rowsAt(new Date(0)));
      const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
      return [`${origin} ${seedEdition[origin]}`, digest];
    }),
  );
  // a row has changed: raise `seedEdition` of its origin, then put the new pair here
  expect(digests).toEqual({ 'demo 20261127': 'ec79b8a74f1a77e4', 'reference 20261202': '03d9f46da0bb100a' });
});

test('a database of an earlier build keeps edits, and gets later editions', { tags: ['postgres'] }, async () => {
  const edits = await editTables(service.db, named);
  await service.db.delete(schema.seededRows);
  await service.db.delete(schema.seedEditions);

  await restart(false);
  expect(await lostEdits(service.db, edits)).toEqual([]);
  for (const seeded of named) {
    const untouched = (await untouchedRows(service.db, seeded)).size;
    const rows = await service.db.$count(seeded.table);
    // all rows of each table except the edited and the added one; the company's own services and calls have their own
    // rules
    const rolled = seeded.origin === 'demo' && !('rowsAt' in seeded);
    if (rolled) expect(untouched).toBeGreaterThan(rows * 0.9);
    else expect([getTableName(seeded.table), untouched]).toEqual([getTableName(seeded.table), rows - 2]);
  }
  await restart();
  await upgrade();
  expect(await lostEdits(service.db, edits)).toEqual([]);
});

describe('the removal of the demo data', () => {
  const passwords = openPasswords({ current: 'a secret of the tests, long enough' }, { ln: 4, r: 8, p: 1 });

  beforeEach(async () => {
    await seedAccounts(service.db, service.clock, passwords);
  });

  const demo = named.filter(({ origin }) => origin === 'demo');
  const counted = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(named.map(async ({ table }) => [getTableName(table), await service.db.$count(table)] as const)),
    );

  test('empties every demo table and leaves the reference tables', { tags: ['deep'] }, async () => {
    const before = await counted();
    const results = await removeDemo(service.db);
    const after = await counted();
    for (const { table, origin } of named) {
      const name = getTableName(table);
      expect([name, after[name]]).toEqual([name, origin === 'demo' ? 0 : before[name]]);
      if (origin === 'demo') expect(results.find((each) => each.table === name)?.removed).toBe(before[name]);
    }
    expect(await service.db.$count(schema.users)).toBe(0);
    expect(await service.db.$count(schema.enterprises)).toBe(0);
    expect(await service.db.$count(schema.seededRows, eq(schema.seededRows.origin, 'demo'))).toBe(0);
    expect(
      (await removeDemo(service.db)).every(({ removed, edited, referred }) => removed + edited + referred === 0),
    ).toBe(true);

    await seed(service.db, service.clock, { demoData: false });
    expect(await counted()).toEqual(after);
    await seed(service.db, service.clock, { demoData: true });
    expect(await counted()).toEqual(before);
  });

  /** Tables in which no row is left to remove once theirs is edited. */
  const ofOneRow: ReadonlySet<unknown> = new Set([schema.tradeLanes, schema.exchangeRates]);

  test('leaves what the company edited or added, and what its rows refer to', { tags: ['postgres'] }, async () => {
    const edits = await editTables(service.db, named);
    const results = await removeDemo(service.db);
    expect(await lostEdits(service.db, edits)).toEqual([]);
    for (const { table } of demo) {
      const { edited, removed } = results.find((each) => each.table === getTableName(table))!;
      expect([getTableName(table), edited]).toEqual([getTableName(table), 1]);
      if (!ofOneRow.has(table)) expect(removed).toBeGreaterThan(0);
    }
    expect(results.find(({ table }) => table === 'liner_services')?.referred).toBeGreaterThan(0);
  });

  test('leaves a demo account that has ordered, changed its name or password', { tags: ['postgres'] }, async () => {
    const [ordered, renamed, secured] = seedAccountList.map(({ phone }) => phone);
    await place(service, await service.signIn(ordered), orderForm('goods'));
    await service.db.update(schema.users).set({ name: '自己的名字' }).where(eq(schema.users.phone, renamed!));
    await service.db.update(schema.users).set({ passwordVersion: 1 }).where(eq(schema.users.phone, secured!));
    const accounts = (await removeDemo(service.db)).find(({ table }) => table === 'users');
    expect(accounts).toMatchObject({ removed: seedAccountList.length - 3, edited: 2, referred: 1 });
    const left = await service.db.select({ phone: schema.users.phone }).from(schema.users);
    expect(left.map(({ phone }) => phone).toSorted()).toEqual([ordered, renamed, secured]);
  });
});
