import { useLocation, useSearch } from 'wouter';
import { pathTo } from '#contract/routes.ts';
import { config } from '../config.ts';
import { goodsCardLook, GoodsCards } from '../goods/GoodsCards.tsx';
import { goodsPath, goodsQueryOf } from '../goods/goodsQuery.ts';
import { EnquirySection } from '../pages/goods/EnquirySection.tsx';
import { ProcurementList } from '../pages/goods/ProcurementList.tsx';
import { Procurement } from '../pages/Procurement.tsx';
import { idOf } from '../routes.ts';
import { useEnquiry } from './enquiry.ts';
import { GoodsEnquiry, GoodsItemEnquiry, GoodsResults, useConstants, useGoodsItem } from './goods.tsx';

function ItemOf({ id }: { id: string }) {
  return (
    <Procurement
      goods={useGoodsItem(id)}
      constants={useConstants()}
      look="mobile"
      hotline={config.hotline}
      renderEnquiry={(item) => <GoodsItemEnquiry item={item} />}
    />
  );
}

function AllItems() {
  const query = goodsQueryOf(useSearch());
  const here = pathTo('procurementMobile');
  return (
    <ProcurementList>
      <GoodsResults key={goodsPath(query, here)} query={query} path={here} rowLook={goodsCardLook}>
        {(rows) => <GoodsCards rows={rows} hrefOf={(id) => pathTo('procurementMobile', id)} />}
      </GoodsResults>
      <div className="mt-8">
        <EnquirySection hotline={config.hotline}>
          <GoodsEnquiry actor={useEnquiry('goods')} />
        </EnquirySection>
      </div>
    </ProcurementList>
  );
}

/** Goods on a phone, joined to the world: one where the address names it, otherwise all of them. */
export default function ProcurementMobileRoute() {
  const [path] = useLocation();
  const id = idOf(path);
  return id === undefined ? <AllItems /> : <ItemOf key={id} id={id} />;
}
