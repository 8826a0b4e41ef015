import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { LoadFit } from '#src/features/search/results/SailingResults.tsx';
import { SailingFilters } from '#src/features/search/results/SailingFilters.tsx';
import hazardLabels from '#src/trade/hazardLabels.svg?raw';
import { HazardNumbers } from '#src/trade/HazardLabel.tsx';
import { CutOffs } from '#src/trade/CutOffs.tsx';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { exchangeRate, lane, now, oneBox, sailing } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const plain: SailingQuery = { lane, load: oneBox, filters: {}, sort: 'departure' };
const carriers = [
  { code: 'COSCO', nameZh: '中远海运集运' },
  { code: 'MSK', nameZh: '马士基' },
];

const at = (query: SailingQuery) => {
  const requested: unknown[] = [];
  const actor = frozen(listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings'), {
    value: 'fetching',
    context: { query, page: 1, total: 0, rows: [], more: { carriers, exchangeRate, relaxed: [] } },
  });
  render(
    <SailingFilters
      actor={actor}
      query={query}
      onFilters={(filters) => requested.push(filters)}
      onSort={(sort) => requested.push(sort)}
    />,
  );
  return requested;
};
const carrier = () => page.getByLabelText(messages.carrier);
const sort = () => page.getByLabelText(messages.sort, { exact: true });
const reset = () => page.getByRole('button', { name: messages.reset });

describe('the filters of sailings', () => {
  test('request the selected filters beside the former ones', async () => {
    const filters = { day: '2026-03-12', hazardClass: '3' };
    const requested = at({ ...plain, filters });
    await userEvent.selectOptions(carrier(), 'MSK');
    await page.getByLabelText(messages.directOnly).click();
    await userEvent.selectOptions(page.getByLabelText(messages.hazardClass), '6.1');
    await userEvent.selectOptions(sort(), 'price');
    expect(requested).toEqual([
      { ...filters, carrierCode: 'MSK' },
      { ...filters, directOnly: 'Y' },
      { ...filters, hazardClass: '6.1' },
      'price',
    ]);
  });

  test('show the filters of the address, also a carrier that the lane does not have', async () => {
    const requested = at({ ...plain, filters: { carrierCode: 'ONE', directOnly: 'Y' }, sort: 'transit' });
    await expect.element(carrier()).toHaveValue('ONE');
    await expect.element(page.getByLabelText(messages.directOnly)).toBeChecked();
    await expect.element(sort()).toHaveValue('transit');
    await reset().click();
    expect(requested).toEqual([{ day: undefined }]);
  });

  test('there is nothing to drop where nothing is chosen, and no class for general goods', async () => {
    at({ ...plain, lane: { ...lane, isDanger: 'N' } });
    await expect.element(carrier()).toBeVisible();
    await expect.element(reset()).not.toBeInTheDocument();
    await expect.element(page.getByLabelText(messages.hazardClass)).not.toBeInTheDocument();
  });

  test('classes that are not booked online are not in the list', async () => {
    at(plain);
    const classes = [...(page.getByLabelText(messages.hazardClass).element() as HTMLSelectElement).options];
    const quoted = classes.map(({ value }) => value);
    expect(quoted.filter((division) => ['1', '6.2', '7'].includes(division))).toEqual([]);
    expect(quoted).toContain('6.1');
    expect(classes.at(1)?.textContent).toBe(uiMessages.hazardClass('2.1', '易燃气体'));
  });
});

test('a load says how many containers of each size it takes', async () => {
  render(<LoadFit load={{ volumeM3: 45, weightKg: 30_000 }} chosen={{ containerType: '20GP', containers: 1 }} />);
  await expect.element(page.getByText(messages.load('45 m³、30,000 kg'))).toBeVisible();
  const sizes = page.getByRole('listitem').elements();
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['20GP 须 2 箱', '40GP 须 2 箱', '40HQ 须 2 箱']);
  await expect.element(page.getByText(messages.tooFew('20GP', 2))).toBeVisible();
  render(<LoadFit load={{ volumeM3: 45, weightKg: 30_000 }} chosen={{ containerType: '40HQ', containers: 2 }} />);
  await expect.element(page.getByText(messages.tooFew('40HQ', 2))).not.toBeInTheDocument();
});

test.each([
  [true, 1],
  [false, 0],
])('dangerous: %s. The cut-off of the declaration is shown %i times', async (isDanger, times) => {
  render(<CutOffs cutOffs={sailing.cutOffs} isDanger={isDanger} now={now.getTime()} />);
  await expect.element(page.getByRole('paragraph').getByText(/^截单$/)).toBeVisible();
  expect(
    page
      .getByRole('paragraph')
      .getByText(/^危险品申报截止$/)
      .elements(),
  ).toHaveLength(times);
  expect(page.getByRole('paragraph').getByText(/剩/).elements()).toHaveLength(times);
});

test('the picture beside the number of a hazard class is that of its label', () => {
  const labels = [...hazardLabels.matchAll(/<g id="([^"]+)/g)].map(([, label = '']) => label);
  render(<HazardNumbers divisions={labels} />);
  const items = page.getByRole('listitem').elements();
  expect(items.map(({ className }) => className)).toEqual(labels.map((_, place) => `hazard-number [--place:${place}]`));
});
