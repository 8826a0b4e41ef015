import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { SailingFilters } from '#src/features/search/results/SailingFilters.tsx';
import hazardLabels from '#src/trade/hazardLabels.svg?raw';
import { HazardNumbers } from '#src/trade/HazardLabel.tsx';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { exchangeRate, lane, oneBox } from '#stories/fixtures/samples.ts';
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

  test('classes that are not booked online are not in the list', async () => {
    at(plain);
    const classes = [...(page.getByLabelText(messages.hazardClass).element() as HTMLSelectElement).options];
    const quoted = classes.map(({ value }) => value);
    expect(quoted.filter((division) => ['1', '6.2', '7'].includes(division))).toEqual([]);
    expect(quoted).toContain('6.1');
    expect(classes.at(1)?.textContent).toBe(uiMessages.hazardClass('2.1', '易燃气体'));
  });
});

test('the picture beside the number of a hazard class is that of its label', () => {
  const labels = [...hazardLabels.matchAll(/<g id="([^"]+)/g)].map(([, label = '']) => label);
  render(<HazardNumbers divisions={labels} />);
  const items = page.getByRole('listitem').elements();
  expect(items.map(({ className }) => className)).toEqual(labels.map((_, place) => `hazard-number [--place:${place}]`));
});
