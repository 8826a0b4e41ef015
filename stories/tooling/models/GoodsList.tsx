import type { GoodsChoices, ListedGoods } from '#contract/goods/goods.ts';
import { GoodsList } from '#src/features/goods/GoodsList.tsx';
import type { GoodsQuery } from '#src/features/goods/goodsQuery.ts';
import { goodsPath } from '#src/features/goods/goodsQuery.ts';
import { goods } from '#stories/goods/goodsSamples.ts';
import { soldGoods } from '#stories/goods/soldGoods.tsx';
import { listModelOf } from './lists.ts';

const query: GoodsQuery = { keyword: '', page: 1 };

// its pages are addresses
export default listModelOf<GoodsQuery, ListedGoods, GoodsChoices>({
  begins: 'all',
  query,
  page: 2,
  rows: goods,
  total: 42,
  view: (actor) => (
    <GoodsList
      actor={actor}
      query={query}
      pageHref={(page) => goodsPath({ ...query, page })}
      path="/business"
      rowClasses="h-28"
      onQuery={() => {}}
    >
      {soldGoods}
    </GoodsList>
  ),
});
