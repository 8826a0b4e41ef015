import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { goodsDetail, GoodsItem, goodsPage } from '#contract/goods/goods.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { GoodsList } from './GoodsList.tsx';
import { goodsEnquired } from './goodsEnquired.ts';
import type { GoodsQuery } from './goodsQuery.ts';
import { goodsInputOf, goodsPath } from './goodsQuery.ts';
import { goodsPageMessages } from '#src/features/goods/messages/page.ts';
import { newEnquiryKey, useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { nullWhereUnknown } from '#src/api/nullWhereUnknown.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const constantsWith = (site: Site) =>
  listMachineOf<null, Constant>('goodsConstants').provide({
    actors: requests<ListRequests<null, Constant>>({
      fetchRows: async () => {
        const { constantsOf } = await import('#src/app/constants.ts');
        const rows = await constantsOf(site).ofAllTypes();
        return { total: rows.length, rows };
      },
    }),
  });

/** The constants of every type; undefined while loading, empty after a failure. */
export const useConstants = (): readonly Constant[] | undefined =>
  useSelector(useSiteActor(constantsWith, { input: { query: null } }), (state) =>
    state.hasTag('busy') ? undefined : state.context.rows,
  );

const listWith = ({ call }: Site) =>
  listMachineOf<GoodsQuery, GoodsItem>('goods').provide({
    actors: requests<ListRequests<GoodsQuery, GoodsItem>>({
      fetchRows: async ({ query }) => {
        const goods = await import('#contract/goods/goods.ts');
        return unhurried(call(goods.goodsPage, goodsInputOf(query), { quiet: true }));
      },
    }),
  });

interface ResultsProps {
  query: GoodsQuery;
  /** The page that shows them. */
  path: string;
  /** Class names of a row's skeleton: its height. */
  rowClasses: string;
  children: (rows: readonly GoodsItem[]) => ReactNode;
}

/** The results of a query; its key must be the query's address. */
export function GoodsResults({ query, path, rowClasses, children }: ResultsProps) {
  const initialData = useInitialData<typeof goodsPage>({ path: '/api-item/goods/page' }, goodsInputOf(query));
  return (
    <GoodsList
      actor={useSiteActor(listWith, { input: { query, initialData } })}
      pageHref={(page) => goodsPath({ ...query, page }, path)}
      allHref={path}
      rowClasses={rowClasses}
    >
      {children}
    </GoodsList>
  );
}

const detailWith = ({ call }: Site) =>
  detailMachineOf<GoodsItem | null>('goodsItem').provide({
    actors: requests<DetailRequests<GoodsItem | null>>({
      fetchDetail: async ({ id }) => {
        const goods = await import('#contract/goods/goods.ts');
        return unhurried(call(goods.goodsDetail, { id }, { quiet: true }).catch(nullWhereUnknown));
      },
    }),
  });

/** The machine of one product, fetched at once. */
export const useGoodsItem = (id: string) => {
  const initialData = useInitialData<typeof goodsDetail>({ path: '/api-item/goods/detail' }, { id });
  return useSiteActor(detailWith, { input: { id, initialData } });
};

/** Fills a product into an enquiry; starts a new one if the last was sent. */
export const enquireFor = (actor: EnquiryActor, item: GoodsItem): void =>
  actor.send({ type: 'goods.chosen', key: newEnquiryKey(), fields: goodsEnquired(item) });

/** The enquiry form for goods. */
export function GoodsEnquiry({ actor }: { actor: EnquiryActor }) {
  const { config } = useSite();
  return (
    <Enquiry
      actor={actor}
      content={goodsPageMessages.enquiryForm}
      submit={goodsPageMessages.enquirySubmit}
      deployment={config}
      newKey={newEnquiryKey}
    />
  );
}

/** The enquiry form for one product. */
export function GoodsItemEnquiry({ item }: { item: GoodsItem }) {
  return <GoodsEnquiry actor={useEnquiry('goods', { known: goodsEnquired(item) })} />;
}
