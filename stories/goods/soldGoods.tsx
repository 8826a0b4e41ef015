import type { GoodsItem } from '#contract/goods/goods.ts';
import { GoodsTable } from '#src/features/goods/parts/GoodsTable.tsx';
import { constants } from './goodsSamples.ts';

/** Goods as a page lists them, with links that lead to the site's own addresses; who asks is answered by nobody. */
export const soldGoods = (rows: readonly GoodsItem[]) => (
  <GoodsTable
    rows={rows}
    constants={constants}
    hrefOf={(id) => `/procurement/share/${id}`}
    askHref="#enquiry"
    onAsk={() => {}}
  />
);
