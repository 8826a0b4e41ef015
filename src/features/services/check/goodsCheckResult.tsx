import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { GoodsCheck, goodsCheck } from '#contract/search/goodsCheck.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { GoodsCheckView } from './GoodsCheckView.tsx';
import { checkPath, checkQueryOf } from './checkQuery.ts';

/** The id of a check is its address. */
const checkWith = ({ call }: Site) =>
  detailMachineOf<GoodsCheck>('goodsCheck').provide({
    actors: requests<DetailRequests<GoodsCheck>>({
      fetchDetail: async ({ id }) => {
        const contract = await import('#contract/search/goodsCheck.ts');
        const query = checkQueryOf(id.slice(id.indexOf('?')));
        return unhurried(call(contract.goodsCheck, query ?? { keyword: id }, { quiet: true }));
      },
    }),
  });

/** What applies to the goods in the address; nothing without goods. */
export function GoodsCheckResult() {
  const query = checkQueryOf(useSearch());
  const id = query ? checkPath(query) : '';
  const initialData = useInitialData<typeof goodsCheck>(
    { path: '/api-basic/dangerousGoods/check' },
    query ?? { keyword: '' },
  );
  const actor = useSiteActor(checkWith, { input: { id, initialData: query && initialData } });
  const isOther = useSelector(actor, ({ context }) => context.id !== id);
  // only the address stores the goods: a link, the form and the browser's buttons change it
  useEffect(() => {
    if (isOther) actor.send(id === '' ? { type: 'detail.closed' } : { type: 'detail.opened', id });
  });
  return <GoodsCheckView actor={actor} keyword={query?.keyword ?? ''} />;
}
