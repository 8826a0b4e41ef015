import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeAgreement, chargeSheet, sailingPage } from '#contract/commerce.ts';
import { codes } from '#contract/refusal.ts';
import { fileNameOf } from '#src/http.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

const fetchSheet = async (sailingId: string) =>
  service.fetch(
    new Request(`http://127.0.0.1${chargeSheet.path}`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ sailingId }),
    }),
  );

test('a sailing’s charges as a table: every line of its tariff, named in content-disposition', async () => {
  const { rows } = await service.call(sailingPage, { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', size: 1 });
  const sailingId = rows[0]!.sailing.id;
  const { tariff } = await service.call(chargeAgreement, { sailingId });

  const answer = await fetchSheet(sailingId);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(fileNameOf(answer.headers.get('content-disposition'))).toMatch(/^费用表-上海-汉堡-.+\.csv$/);

  const lines = parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(lines.map((line) => [line['代码'], line['箱型'], line['单价']])).toEqual(
    tariff.map((line) => [line.code, line.containerType ?? '', (line.amount / 100).toFixed(2)]),
  );
});

test('an unknown sailing is refused in the envelope', async () => {
  const answer = await fetchSheet('NO-SUCH-SAILING');
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, codes.notFound]);
});
