import { useLocation, useSearch } from 'wouter';
import { pathTo } from '#contract/routes.ts';
import { printPage } from '../browser.ts';
import { config } from '../config.ts';
import { goodsCardLook, GoodsCards } from '../goods/GoodsCards.tsx';
import { goodsPath, goodsQueryOf } from '../goods/goodsQuery.ts';
import { goodsPageWords } from '../pages/goods/words.ts';
import { ProcurementList } from '../pages/goods/ProcurementList.tsx';
import { ShareAside } from '../pages/goods/ShareAside.tsx';
import { Procurement } from '../pages/Procurement.tsx';
import { idOf } from '../routes.ts';
import { useHydrated } from '../useHydrated.ts';
import { GoodsItemEnquiry, GoodsResults, useConstants, useGoodsItem } from './goods.tsx';
import { share } from './share.ts';

const words = goodsPageWords.procurement;

function ItemOf({ id }: { id: string }) {
  const hydrated = useHydrated();
  return (
    <Procurement
      goods={useGoodsItem(id)}
      constants={useConstants()}
      look="share"
      hotline={config.hotline}
      renderAside={(item) => (
        <ShareAside
          name={item.nameZh}
          address={hydrated ? new URL(pathTo('procurementMobile', id), location.origin).href : ''}
          hotline={config.hotline}
          onShare={() => void share(item.nameZh, words)}
          onPrint={printPage}
        />
      )}
      renderEnquiry={(item) => <GoodsItemEnquiry item={item} />}
    />
  );
}

/** Goods to be handed on, joined to the world: one where the address names it, otherwise all of them. */
export default function ProcurementShareRoute() {
  const [path] = useLocation();
  const query = goodsQueryOf(useSearch());
  const id = idOf(path);
  if (id !== undefined) return <ItemOf key={id} id={id} />;
  const here = pathTo('procurementShare');
  return (
    <ProcurementList>
      <GoodsResults key={goodsPath(query, here)} query={query} path={here} rowLook={goodsCardLook}>
        {(rows) => <GoodsCards rows={rows} hrefOf={(of) => pathTo('procurementShare', of)} />}
      </GoodsResults>
    </ProcurementList>
  );
}
