import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { TypedCargo } from '#contract/services/ratedCargo.ts';
import { RateList } from '#src/features/services/rates/RateList.tsx';
import { content as air } from '#src/features/services/air/airLift.tsx';
import { CargoForm } from '#src/features/services/rates/CargoForm.tsx';
import type { RatedRow, RateListActor, RateQuery, RatesMore } from '#src/features/services/rates/rateQuery.ts';
import { placesOf, typedCargoOf } from '#src/features/services/rates/rateQuery.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { rates } from '#stories/services/serviceSamples.ts';
import model from '#stories/tooling/models/RateList.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';
import chargeModel from '#stories/tooling/models/ChargeList.tsx';
import supplierModel from '#stories/tooling/models/SupplierList.tsx';

aroundEachTest();

const rateList = listMachineOf<RateQuery, RatedRow, RatesMore>('rates');
const query: RateQuery = { line: 'air', size: 24 };
const inRows = { ...air.columns, matrix: false };
const some = { total: 42, rows: rates };
let stored: RateQuery[] = [];
beforeEach(() => {
  stored = [];
});
const viewOf = (columns: typeof air.columns, published: PublishedRate[]) => (actor: RateListActor) => (
  <RateList
    actor={actor}
    columns={columns}
    places={placesOf(published)}
    hrefOf={({ id }) => `#${id}`}
    onQuery={(narrowed) => stored.push(narrowed)}
  />
);
const view = viewOf(inRows, rates);
const lane = () => page.getByText('上海浦东 → 法兰克福', { exact: true });
const from = () => page.getByRole('combobox', { name: air.columns.origin });

test('a usual cargo is one press away, until one is typed', async () => {
  const cargoes: TypedCargo[] = [];
  const form = (address: string) => (
    <CargoForm
      cargo={air.cargo}
      typed={typedCargoOf(air, address)}
      narrowed={{}}
      onCargo={(one) => cargoes.push(one)}
    />
  );
  const usual = page.getByRole('button', { name: '500 kg · 2 m³' });
  const rerender = render(form(''));
  await usual.click();
  expect(cargoes).toEqual([typedCargoOf(air, 'weight=500&volume=2&isDanger=Y')]);
  rerender(form('weight=500'));
  expect(usual.elements()).toHaveLength(0);
});

describe('the published prices of a service', () => {
  test('it is narrowed to a place, at its first page, and widened again; meanwhile what was shown stays', async () => {
    const { requests } = renderMachine(rateList, { query }, view);
    requests.fetchRows?.at(-1)?.resolve(some);
    await settled();
    await from().selectOptions('北京首都');
    expect(requests.fetchRows?.at(-1)?.input).toEqual({ query: { ...query, originCode: 'PEK' }, page: 1 });
    await expect.element(lane()).toBeVisible();
    requests.fetchRows?.at(-1)?.resolve({ total: 1, rows: rates.slice(-1) });
    await settled();
    await expect.element(lane()).not.toBeInTheDocument();
    await from().selectOptions(serviceMessages.rates.all(air.columns.origin));
    expect(requests.fetchRows?.at(-1)?.input).toEqual({ query, page: 1 });
    expect(stored).toEqual([{ ...query, originCode: 'PEK' }, query]);
  });

  walkEvery(model, async (state) => {
    const busy = state.matches('fetching');
    await expect
      .element(page.getByRole('region', { name: serviceMessages.rates.title }))
      .toHaveAttribute('aria-busy', String(busy));
    const isShown = state.context.rows.length > 0 && (busy || state.matches('filled'));
    expect(lane().elements()).toHaveLength(isShown ? 1 : 0);
    expect(page.getByText(serviceMessages.rates.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(serviceMessages.rates.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});

const { charges, suppliers } = serviceMessages;

describe('the charges of a service', () => {
  walkEvery(chargeModel, async (state) => {
    await expect
      .element(page.getByRole('region', { name: charges.title }))
      .toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(page.getByText('燃油附加费').elements()).toHaveLength(state.matches('filled') ? 1 : 0);
    expect(page.getByText(charges.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(charges.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});

describe('the suppliers of a service', () => {
  walkEvery(supplierModel, async (state) => {
    const busy = state.matches('fetching');
    await expect
      .element(page.getByRole('region', { name: suppliers.title }))
      .toHaveAttribute('aria-busy', String(busy));
    await expect.element(page.getByRole('radio', { name: suppliers.role[state.context.query] })).toBeChecked();
    expect(page.getByText('示例国际货运航空有限公司').elements()).toHaveLength(state.matches('filled') ? 1 : 0);
    expect(page.getByText(suppliers.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(suppliers.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});
