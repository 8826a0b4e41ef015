import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { EnquiryForm, GoodsItem } from '#contract/goods/goods.ts';
import { goodsDetail, goodsPage } from '#contract/goods/goods.ts';
import type { DetailAsks } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import { useAhead } from '#src/api/initialData.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { GoodsList } from './GoodsList.tsx';
import { goodsAsked } from './goodsAsked.ts';
import type { GoodsQuery } from './goodsQuery.ts';
import { goodsInputOf, goodsPath } from './goodsQuery.ts';
import { goodsPageWords } from '#src/features/goods/sections/goodsPageMessages.ts';
import { constantsOf } from '#src/app/constants.ts';
import { newEnquiryKey, useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { nullWhereUnknown } from '#src/api/nullWhereUnknown.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const constantsWith = (site: Site) =>
  listMachineOf<null, Constant>('goodsConstants').provide({
    actors: answers<ListAsks<null, Constant>>({
      fetchRows: async () => {
        const rows = await constantsOf(site).ofAllTypes();
        return { total: rows.length, rows };
      },
    }),
  });

/** The constants of every type; undefined while they are fetched, none where they cannot be. */
export const useConstants = (): readonly Constant[] | undefined =>
  useSelector(useSiteActor(constantsWith, { input: { query: null } }), (state) =>
    state.hasTag('busy') ? undefined : state.context.rows,
  );

const listWith = ({ call }: Site) =>
  listMachineOf<GoodsQuery, GoodsItem>('goods').provide({
    actors: answers<ListAsks<GoodsQuery, GoodsItem>>({
      fetchRows: async ({ query }) => unhurried(call(goodsPage, goodsInputOf(query), { quiet: true })),
    }),
  });

interface ResultsProps {
  query: GoodsQuery;
  /** The page on which they are shown. */
  path: string;
  /** Looks of what stands in for a row: its height. */
  rowLook: string;
  children: (rows: readonly GoodsItem[]) => ReactNode;
}

/** What a query finds; give it the query's address as its key. */
export function GoodsResults({ query, path, rowLook, children }: ResultsProps) {
  const ahead = useAhead(goodsPage, goodsInputOf(query));
  return (
    <GoodsList
      actor={useSiteActor(listWith, { input: { query, ahead } })}
      pageHref={(page) => goodsPath({ ...query, page }, path)}
      allHref={path}
      rowLook={rowLook}
    >
      {children}
    </GoodsList>
  );
}

const detailWith = ({ call }: Site) =>
  detailMachineOf<GoodsItem | null>('goodsItem').provide({
    actors: answers<DetailAsks<GoodsItem | null>>({
      fetchDetail: async ({ id }) => unhurried(call(goodsDetail, { id }, { quiet: true }).catch(nullWhereUnknown)),
    }),
  });

/** The flow of one product, fetched at once. */
export const useGoodsItem = (id: string) => {
  const ahead = useAhead(goodsDetail, { id });
  return useSiteActor(detailWith, { input: { id, ahead } });
};

/** Fills a product into an enquiry; one that was sent already makes room for another. */
export const askFor = (actor: EnquiryActor, item: GoodsItem): void => {
  if (actor.getSnapshot().matches('kept')) actor.send({ type: 'another.requested', key: newEnquiryKey() });
  for (const [field, value] of Object.entries(goodsAsked(item)))
    actor.send({ type: 'field.changed', field: field as keyof EnquiryForm, value });
};

/** The form of an enquiry about goods. */
export function GoodsEnquiry({ actor }: { actor: EnquiryActor }) {
  const { config } = useSite();
  return (
    <Enquiry
      actor={actor}
      content={goodsPageWords.enquiryForm}
      submit={goodsPageWords.enquirySubmit}
      deployment={config}
      newKey={newEnquiryKey}
    />
  );
}

/** The form of an enquiry about one product. */
export function GoodsItemEnquiry({ item }: { item: GoodsItem }) {
  return <GoodsEnquiry actor={useEnquiry('goods', { known: goodsAsked(item) })} />;
}
