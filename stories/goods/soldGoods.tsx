import type { ListedGoods } from '#contract/goods/goods.ts';
import { GoodsTable } from '#src/features/goods/parts/GoodsTable.tsx';
import { constants } from './goodsSamples.ts';

/** Goods as a page lists them, with links to the site's own addresses; enquiries do nothing. */
export const soldGoods = (rows: readonly ListedGoods[]) => (
  <GoodsTable
    rows={rows}
    constants={constants}
    hrefOf={(id) => `/procurement/share/${id}`}
    enquiryHref="#enquiry"
    onEnquire={() => {}}
  />
);
