import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { City } from '#contract/content/content.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { CityDesk } from '#src/features/content/HomeSections.tsx';
import { cities } from '#stories/content/homeSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const desk = listMachineOf<null, City>('desk');

const came = <Row,>(rows: Row[]) => ({ query: null, initialData: { total: rows.length, rows } });

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
