import { useLocation, useSearch } from 'wouter';
import { pathTo } from '#contract/app/routes.ts';
import { printPage } from '#src/platform/pageActions.ts';
import { useSite } from '#src/app/siteContext.ts';
import { goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { goodsPageMessages } from '#src/features/goods/messages.ts';
import { ShareAside } from '#src/features/goods/parts/ShareAside.tsx';
import { goodsCardClasses, GoodsCards, ProcurementList, Procurement } from '#src/features/goods/pages/Procurement.tsx';
import { idOf } from '#contract/app/routes.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { GoodsItemEnquiry } from '#src/features/goods/goodsEnquiry.tsx';
import { GoodsResults, useConstants, useGoodsDownload, useGoodsItem } from '#src/features/goods/goodsEffects.tsx';
import { FreightOf } from '#src/features/goods/GoodsFreight.tsx';
import { share } from '#src/app/share.ts';
import { ownName } from '#src/features/goods/goodsNames.ts';

const messages = goodsPageMessages.procurement;

function ItemOf({ id }: { id: string }) {
  const site = useSite();
  const hydrated = useHydrated();
  return (
    <Procurement
      goods={useGoodsItem(id)}
      constants={useConstants()}
      variant="share"
      hotline={site.config.hotline}
      onDocument={useGoodsDownload()}
      freight={<FreightOf id={id} />}
      renderAside={(item) => (
        <ShareAside
          name={item[ownName]}
          address={hydrated ? new URL(pathTo('procurementMobile', id), location.origin).href : ''}
          hotline={site.config.hotline}
          onShare={() => void share(site, item[ownName], messages)}
          onPrint={printPage}
        />
      )}
      renderEnquiry={(item) => <GoodsItemEnquiry item={item} />}
    />
  );
}

/** The route of goods for sharing: the one in the address, otherwise all. */
export default function ProcurementShareRoute() {
  const [path] = useLocation();
  const query = goodsQueryOf(useSearch());
  const id = idOf(path);
  if (id !== undefined) return <ItemOf key={id} id={id} />;
  const here = pathTo('procurementShare');
  return (
    <ProcurementList>
      <GoodsResults query={query} path={here} rowClasses={goodsCardClasses}>
        {(rows) => <GoodsCards rows={rows} hrefOf={(of) => pathTo('procurementShare', of)} />}
      </GoodsResults>
    </ProcurementList>
  );
}
