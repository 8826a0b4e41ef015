import { useSearch } from 'wouter';
import { paths, pathTo } from '#contract/app/routes.ts';
import { goodsPath, goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { goodsRowClasses, GoodsTable } from '#src/features/goods/parts/GoodsTable.tsx';
import { Business } from '#src/features/goods/pages/Business.tsx';
import { enquiryPlace } from '#src/features/goods/sections/EnquirySection.tsx';
import { PlaceSlides } from '#src/features/content/placeSlides.tsx';
import { useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { enquireFor, GoodsEnquiry, GoodsResults, useConstants } from '#src/features/goods/goodsEffects.tsx';
import { useSite } from '#src/app/siteContext.ts';

/** The route of the goods page; the address is the query, so each address has its own list. */
export default function BusinessRoute() {
  const { config, go } = useSite();
  const query = goodsQueryOf(useSearch());
  const constants = useConstants();
  const enquiry = useEnquiry('goods');
  return (
    <Business
      keyword={query.keyword}
      constants={constants}
      hotline={config.hotline}
      onSearch={(keyword) => go(goodsPath({ keyword, page: 1 }))}
      carousel={<PlaceSlides place="business" />}
      enquiry={<GoodsEnquiry actor={enquiry} />}
    >
      <GoodsResults key={goodsPath(query)} query={query} path={paths.business} rowClasses={goodsRowClasses}>
        {(rows) => (
          <GoodsTable
            rows={rows}
            constants={constants}
            hrefOf={(id) => pathTo('procurementShare', id)}
            enquiryHref={`#${enquiryPlace}`}
            onEnquire={(item) => enquireFor(enquiry, item)}
          />
        )}
      </GoodsResults>
    </Business>
  );
}
