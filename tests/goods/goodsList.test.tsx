import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GoodsChoices, ListedGoods } from '#contract/goods/goods.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { GoodsList } from '#src/features/goods/GoodsList.tsx';
import type { GoodsListActor, GoodsQuery } from '#src/features/goods/goodsQuery.ts';
import { goodsPath } from '#src/features/goods/goodsQuery.ts';
import { GoodsTable } from '#src/features/goods/parts/GoodsTable.tsx';
import { filterMessages as filters, goodsMessages as messages } from '#src/features/goods/messages.ts';
import { choices, constants, glycerol, goods, isopropanol } from '#stories/goods/goodsSamples.ts';
import model from '#stories/tooling/models/GoodsList.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const list = listMachineOf<GoodsQuery, ListedGoods, GoodsChoices>('goods');
const query = { keyword: '', page: 1 };
const some = { total: 42, rows: [...goods], more: choices };

const requested: string[] = [];
const wanted: GoodsQuery[] = [];
const view = (actor: GoodsListActor) => (
  <GoodsList
    actor={actor}
    query={actor.getSnapshot().context.query}
    pageHref={(at) => goodsPath({ ...actor.getSnapshot().context.query, page: at })}
    path="/business"
    onQuery={(of) => wanted.push(of)}
    rowClasses="h-28"
  >
    {(rows) => (
      <GoodsTable
        rows={rows}
        constants={constants}
        hrefOf={(id) => `/procurement/share/${id}`}
        enquiryHref="#enquiry"
        onEnquire={({ id }) => requested.push(id)}
      />
    )}
  </GoodsList>
);
const filled = async (of: GoodsQuery = query, response = some) => {
  const { requests: questions } = renderMachine(list, { query: of }, view);
  expect(questions.fetchRows?.map(({ input }) => input)).toEqual([{ query: of, page: 1 }]);
  questions.fetchRows?.at(-1)?.resolve(response);
  await settled();
  return questions;
};
const row = ({ nameZh }: Pick<ListedGoods, 'nameZh'>) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nameZh }) });

test('a product is opened or enquired for from its row in the list', async () => {
  await filled();
  const opened = row(glycerol).getByRole('link', { name: glycerol.nameZh }).first();
  await expect.element(opened).toHaveAttribute('href', '/procurement/share/G102');
  await row(glycerol).getByRole('link', { name: messages.ask }).click();
  expect(requested).toEqual(['G102']);
  expect(location.hash).toBe('#enquiry');
});

const beginFiltered = async (of: GoodsQuery = query) => {
  wanted.length = 0;
  await page.viewport(1440, 900);
  await filled(of);
};

describe('the filters', () => {
  test('a class is added at once, with the choices there are; the count stands beside it', async () => {
    await beginFiltered({ keyword: '酸', classes: ['3'], page: 2 });
    await expect.element(page.getByRole('checkbox', { name: /易燃液体.*15 件/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /腐蚀性物质.*11 件/ }).click();
    expect(wanted).toEqual([{ keyword: '酸', classes: ['3', '8'], page: 1 }]);
  });

  test('figures are sent together; the placeholders are the lowest and the highest price', async () => {
    await beginFiltered();
    await expect.element(page.getByLabelText(filters.priceFrom)).toHaveAttribute('placeholder', '760');
    await page.getByLabelText(filters.priceTo).fill('8000');
    await page.getByLabelText(filters.tons).fill('20');
    expect(wanted).toEqual([]);
    await page.getByRole('button', { name: filters.apply }).click();
    expect(wanted).toEqual([{ keyword: '', priceTo: 8_000, tons: 20, page: 1 }]);
  });
});

walkEvery(model, async (state) => {
  const region = page.getByRole('region', { name: messages.list });
  await expect.element(region).toHaveAttribute('aria-busy', String(state.matches('fetching')));
  expect(row(isopropanol).elements().length).toBe(state.matches('filled') ? 1 : 0);
  expect(page.getByText(messages.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
  expect(page.getByText(messages.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
