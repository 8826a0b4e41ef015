import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type {
  GoodsChoices,
  goodsDetail,
  GoodsDocumentKind,
  GoodsItem,
  goodsPage,
  ListedGoods,
} from '#contract/goods/goods.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { GoodsList } from './GoodsList.tsx';
import type { GoodsListActor, GoodsQuery } from './goodsQuery.ts';
import { goodsInputOf, goodsPath } from './goodsQuery.ts';
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

type GoodsResponse = Omit<OutputOf<typeof goodsPage>, 'rows'> & { rows: ListedGoods[] };

const pageOf = ({ choices, ...page }: GoodsResponse) => ({ ...page, more: choices });

const listWith = ({ call }: Site) =>
  listMachineOf<GoodsQuery, ListedGoods, GoodsChoices>('goods').provide({
    actors: requests<ListRequests<GoodsQuery, ListedGoods, GoodsChoices>>({
      fetchRows: async ({ query }) => {
        const goods = await import('#contract/goods/goods.ts');
        return pageOf(await unhurried(call(goods.goodsPage, goodsInputOf(query), { quiet: true })));
      },
    }),
  });

/** Reloads the list whenever the address changes: by a filter, a link, or the browser's buttons. */
const useFollowing = (list: GoodsListActor, query: GoodsQuery, path: string): void => {
  const isOther = useSelector(list, ({ context }) => goodsPath(context.query, path)) !== goodsPath(query, path);
  useEffect(() => {
    if (isOther) list.send({ type: 'query.changed', query });
  });
};

interface ResultsProps {
  query: GoodsQuery;
  /** The page that shows them. */
  path: string;
  /** Class names of a row's skeleton: its height. */
  rowClasses: string;
  children: (rows: readonly ListedGoods[]) => ReactNode;
}

/** The results of a query with its filters; only the address stores them. */
export function GoodsResults({ query, path, rowClasses, children }: ResultsProps) {
  const { show } = useSite();
  const initialData = useInitialData<typeof goodsPage>({ path: '/api-item/goods/page' }, goodsInputOf(query));
  const list = useSiteActor(listWith, { input: { query, initialData: initialData && pageOf(initialData) } });
  useFollowing(list, query, path);
  return (
    <GoodsList
      actor={list}
      query={query}
      pageHref={(page) => goodsPath({ ...query, page }, path)}
      path={path}
      rowClasses={rowClasses}
      onQuery={(wanted) => show(goodsPath(wanted, path), { still: true })}
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

/** Saves a document of a product as a download; a failure is shown. */
export const useGoodsDownload = () => {
  const { download } = useSite();
  return ({ id }: GoodsItem, kind: GoodsDocumentKind): void =>
    void import('#contract/goods/goods.ts').then((goods) => download(goods.goodsDocument, { id, kind }));
};
