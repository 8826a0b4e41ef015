import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { GoodsLookup } from '#src/features/booking/form/dangerousGoods/GoodsLookup.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

test('specification 8: a failed lookup shows its own message, and the input stays', async () => {
  const { requests } = renderMachine(
    listMachineOf<string, DangerousGoods>('dangerousGoods'),
    { query: '' },
    (goods) => (
      <Field label="联合国编号" name="unNumber">
        {(control) => (
          <GoodsLookup
            control={control}
            typed="1263"
            adoptsTyped={false}
            goods={goods}
            onType={() => {}}
            onLeave={() => {}}
            onPick={() => {}}
          />
        )}
      </Field>
    ),
  );
  requests.fetchRows?.at(-1)?.resolve({ total: 0, rows: [] });
  await settled();
  await page.getByRole('combobox').click();
  requests.fetchRows?.at(-1)?.reject(new ApiError(codes.tooMany, '操作过于频繁，请37秒后再试'));
  await settled();
  await expect.element(page.getByRole('status')).toHaveTextContent('操作过于频繁，请37秒后再试');
  await expect.element(page.getByRole('combobox')).toHaveValue('1263');
});
