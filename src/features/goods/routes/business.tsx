import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { paths, pathTo } from '#contract/app/routes.ts';
import { goodsPath, goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { goodsRowClasses, GoodsTable } from '#src/features/goods/parts/GoodsTable.tsx';
import { Business, chosenGoods } from '#src/features/goods/pages/Business.tsx';
import { enquiryPlace } from '#src/features/goods/parts/EnquirySection.tsx';
import { CarouselSlides } from '#src/features/content/carouselSlides.tsx';
import { GoodsResults, useConstants } from '#src/features/goods/goodsEffects.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { isHydrated } from '#src/app/hydration/preHydration.ts';
import { useSite } from '#src/app/siteContext.ts';
import { useActorRef } from '#src/platform/actors.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';

const loadEnquiry = () => import('#src/features/goods/enquiryPart.tsx');
const EnquiryPart = lazily(loadEnquiry);
// a prerendered page is interactive without it, another page loads it
if (isHydrated()) loadEnquiry().catch(ignoreUnloadable);

/** The route of the goods page; the address is the query, so each address has its own list. */
export default function BusinessRoute() {
  const { config, go } = useSite();
  const query = goodsQueryOf(useSearch());
  const constants = useConstants();
  const chosen = useActorRef(chosenGoods);
  return (
    <Business
      keyword={query.keyword}
      constants={constants}
      hotline={config.hotline}
      onSearch={(keyword) => go(goodsPath({ keyword, page: 1 }))}
      carousel={<CarouselSlides place="business" />}
      enquiry={
        <RouteBoundary fallback={() => null}>
          <Suspense fallback={<div className="h-[40rem]" />}>
            <EnquiryPart chosen={chosen} />
          </Suspense>
        </RouteBoundary>
      }
    >
      <GoodsResults query={query} path={paths.business} rowClasses={goodsRowClasses}>
        {(rows) => (
          <GoodsTable
            rows={rows}
            constants={constants}
            hrefOf={(id) => pathTo('procurementShare', id)}
            enquiryHref={`#${enquiryPlace}`}
            onEnquire={(item) => chosen.send({ type: 'goods.chosen', item })}
          />
        )}
      </GoodsResults>
    </Business>
  );
}
