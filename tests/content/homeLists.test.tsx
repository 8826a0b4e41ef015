import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { City } from '#contract/content/content.ts';
import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { CityDesk } from '#src/features/content/CityDesk.tsx';
import { HotLanes } from '#src/features/search/HotLanes.tsx';
import { hotLanesMessages } from '#src/features/search/messages/hotLanes.ts';
import { cities, prices } from '#stories/content/homeSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const lanes = listMachineOf<null, MinimumPrice>('lanes');
const desk = listMachineOf<null, City>('desk');

const laneView = (actor: ListActor<null, MinimumPrice>) => <HotLanes actor={actor} count={8} />;
const came = <Row,>(rows: Row[]) => ({ query: null, initialData: { total: rows.length, rows } });

test('a hot lane leads to its sailings, for dangerous goods', async () => {
  renderMachine(lanes, came(prices), laneView);
  const link = page.getByRole('link', { name: /上海.*汉堡.*\$1,450\.00/ });
  const address = new URL(link.element().getAttribute('href')!, location.href);
  expect(address.pathname).toBe('/shippingFcl');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    orgPort: '上海',
    orgPortCode: 'CNSHA',
    dstPort: '汉堡',
    dstPortCode: 'DEHAM',
    isDanger: 'Y',
  });
  await expect.element(page.getByText(hotLanesMessages.departure('03-12')).first()).toBeVisible();
});

test('of all cities one is open; the arrow keys open the next', async () => {
  renderMachine(desk, came(cities), (actor) => <CityDesk actor={actor} />);
  const [first, second] = cities.map(({ address }) => page.getByText(address));
  await expect.element(first!).toBeVisible();
  await expect.element(second!).not.toBeVisible();
  (page.getByRole('radio', { name: /上海/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first!).not.toBeVisible();
  await expect.element(second!).toBeVisible();
});
