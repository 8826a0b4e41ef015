import type { GoodsItem } from '#contract/item.ts';
import { GoodsList } from '#src/flows/GoodsList.tsx';
import { GoodsTable } from '#src/goods/GoodsTable.tsx';
import type { GoodsQuery } from '#src/goods/goodsQuery.ts';
import { goodsPath } from '#src/goods/goodsQuery.ts';
import { constants, goods } from '../goodsSamples.ts';
import { listModelOf } from './lists.ts';

const query: GoodsQuery = { keyword: '', page: 1 };

// its pages are addresses
export default listModelOf<GoodsQuery, GoodsItem>({
  begins: 'all',
  query,
  page: 2,
  rows: goods,
  total: 42,
  view: (actor) => (
    <GoodsList actor={actor} pageHref={(page) => goodsPath({ ...query, page })} allHref="/business" rowLook="h-28">
      {(rows) => (
        <GoodsTable
          rows={rows}
          constants={constants}
          hrefOf={(id) => `/procurement/share/${id}`}
          askHref="#enquiry"
          onAsk={() => {}}
        />
      )}
    </GoodsList>
  ),
});
