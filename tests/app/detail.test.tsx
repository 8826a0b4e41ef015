import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { ChargeDetail } from '#src/features/search/ChargeDetail.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import model from '#stories/tooling/models/ChargeDetail.tsx';
import { laterSailing, sailing, tariff } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const at = () => renderMachine(model.machine, {}, model.play().view);
const toggle = (of: typeof sailing) =>
  page.getByRole('button', { name: new RegExp(`^${sailingMessages.sailings.charges}.*${of.vessel}`) });
const block = (code: '1' | '2') => page.getByRole('table', { name: sailingMessages.fees.block[code] });

describe('the charge detail of a sailing', () => {
  test('is fetched when it is opened; of all rows at most one is open, the last one wins', async () => {
    const { requests } = at();
    expect(requests.fetchDetail).toBeUndefined();
    await toggle(sailing).click();
    await toggle(laterSailing).click();
    expect(requests.fetchDetail?.map(({ input }) => input)).toMatchObject([{ id: 'S1' }, { id: 'S2' }]);
    requests.fetchDetail?.at(0)?.resolve(tariff);
    await settled();
    await expect.element(toggle(sailing)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(toggle(laterSailing)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('码头操作费')).not.toBeInTheDocument();
    requests.fetchDetail?.at(1)?.resolve(tariff);
    await settled();
    await expect.element(page.getByText('码头操作费')).toBeVisible();
  });

  test('is grouped by currency; what is not included is said', async () => {
    render(
      <ChargeDetail
        actor={frozen(model.machine, { value: 'open', context: { id: 'S1', value: tariff } })}
        isDanger
        onExport={() => {}}
        onSave={() => {}}
      />,
    );
    await expect.element(block('2')).toHaveTextContent('海运费');
    await expect.element(block('2')).toHaveTextContent('$1,450.00');
    await expect.element(block('1')).toHaveTextContent('码头操作费');
    await expect.element(block('1')).toHaveTextContent('¥825.00');
    await expect.element(page.getByText('目的港本地费、目的港关税')).toBeVisible();
  });

  test('an error is shown with the service’s message', async () => {
    const { requests } = at();
    await toggle(sailing).click();
    requests.fetchDetail?.at(-1)?.reject(new ApiError(codes.sailingClosed, '该航次已停止接载'));
    await settled();
    await expect.element(page.getByText('该航次已停止接载')).toBeVisible();
  });
});

/** Waits until a text is there, or is not: the code of the detail comes when it is first opened. */
const isThere = async (text: string, there: boolean) => {
  const found = page.getByText(text);
  if (there) await expect.element(found).toBeVisible();
  else await expect.element(found).not.toBeInTheDocument();
};

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    const isClosed = state.matches('closed');
    await expect.element(toggle(sailing)).toHaveAttribute('aria-expanded', String(!isClosed));
    await isThere('码头操作费', state.matches('open'));
    await isThere(sailingMessages.charges.failed, state.matches('failed'));
  });
});
