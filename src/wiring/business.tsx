import { useSearch } from 'wouter';
import { paths, pathTo } from '#contract/routes.ts';
import { config } from '../config.ts';
import { goodsPath, goodsQueryOf } from '../goods/goodsQuery.ts';
import { goodsRowLook, GoodsTable } from '../goods/GoodsTable.tsx';
import { Business } from '../pages/Business.tsx';
import { enquiryPlace } from '../pages/goods/EnquirySection.tsx';
import { PlaceSlides } from './placeSlides.tsx';
import { useEnquiry } from './enquiry.ts';
import { askFor, GoodsEnquiry, GoodsResults, useConstants } from './goods.tsx';
import { go } from './site.ts';

/** The page of goods joined to the world; the address says what is looked for, so another address is another list. */
export default function BusinessRoute() {
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
      <GoodsResults key={goodsPath(query)} query={query} path={paths.business} rowLook={goodsRowLook}>
        {(rows) => (
          <GoodsTable
            rows={rows}
            constants={constants}
            hrefOf={(id) => pathTo('procurementShare', id)}
            askHref={`#${enquiryPlace}`}
            onAsk={(item) => askFor(enquiry, item)}
          />
        )}
      </GoodsResults>
    </Business>
  );
}
