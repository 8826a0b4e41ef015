/** Runs a statement on the database itself. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

const auditedSql = (event: string, name: string) =>
  `select detail ->> '${name}' as value from audit_entries where event = '${event}'`;

/** The rows of settled orders and enquiries that the database does not have. */
export const missingRows = async (
  query: Query,
  orders: readonly string[],
  enquiries: readonly string[],
): Promise<string[]> => {
  const wrong: string[] = [];
  const expectSame = async (what: string, sql: string, expected: readonly string[]) => {
    const found = (await query(sql)).map(({ value }) => String(value));
    if (found.toSorted().join() !== expected.toSorted().join())
      wrong.push(`${what}: ${found.length} instead of ${expected.length}`);
  };
  await expectSame('orders', 'select order_no as value from orders', orders);
  await expectSame('first events', 'select order_no as value from order_events', orders);
  await expectSame('keys', `select answer ->> 'orderNo' as value from idempotency_keys`, orders);
  await expectSame('audited orders', auditedSql('order.placed', 'orderNo'), orders);
  await expectSame('enquiries', 'select enquiry_no as value from enquiries', enquiries);
  await expectSame('audited enquiries', auditedSql('enquiry.received', 'enquiryNo'), enquiries);
  const fees = 'select count(*) as value from order_fees group by order_no';
  await expectSame('orders by their fees', `select count(distinct value) as value from (${fees}) each`, ['1']);
  await expectSame('orders with fees', 'select distinct order_no as value from order_fees', orders);
  return wrong;
};
