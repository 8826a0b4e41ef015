import { FreightOf } from '#src/features/goods/GoodsFreight.tsx';
import { useLocation, useSearch } from 'wouter';
import { pathTo } from '#contract/app/routes.ts';
import { useSite } from '#src/app/siteContext.ts';
import { goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { EnquirySection } from '#src/features/goods/parts/EnquirySection.tsx';
import { goodsCardClasses, GoodsCards, ProcurementList, Procurement } from '#src/features/goods/pages/Procurement.tsx';
import { idOf } from '#contract/app/routes.ts';
import { useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { GoodsEnquiry, GoodsItemEnquiry } from '#src/features/goods/goodsEnquiry.tsx';
import { GoodsResults, useConstants, useGoodsDownload, useGoodsItem } from '#src/features/goods/goodsEffects.tsx';

function ItemOf({ id }: { id: string }) {
  const { config } = useSite();
  return (
    <Procurement
      goods={useGoodsItem(id)}
      constants={useConstants()}
      variant="mobile"
      hotline={config.hotline}
      onDocument={useGoodsDownload()}
      freight={<FreightOf id={id} />}
      renderEnquiry={(item) => <GoodsItemEnquiry item={item} />}
    />
  );
}

function AllItems() {
  const { config } = useSite();
  const query = goodsQueryOf(useSearch());
  const here = pathTo('procurementMobile');
  return (
    <ProcurementList>
      <GoodsResults query={query} path={here} rowClasses={goodsCardClasses}>
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

/** The route of goods for phones: the one in the address, otherwise all. */
export default function ProcurementMobileRoute() {
  const [path] = useLocation();
  const id = idOf(path);
  return id === undefined ? <AllItems /> : <ItemOf key={id} id={id} />;
}
