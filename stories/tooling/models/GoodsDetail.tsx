import type { GoodsItem } from '#contract/goods/goods.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { GoodsDetail } from '#src/features/goods/GoodsDetail.tsx';
import { constants, isopropanol } from '#stories/goods/goodsSamples.ts';
import { modelOf } from '#flows';
import { retry } from './retry.ts';

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<GoodsItem | null>('detail'),
  inputs: { none: {}, one: { id: 'G101' }, preloaded: { id: 'G101', initialData: isopropanol } },
  samples: [{ type: 'detail.opened', id: 'G102' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [isopropanol] } },
  external: { 'detail.opened': '打开哪个商品由地址决定', 'detail.closed': '打开哪个商品由地址决定' },
  play: () => ({
    view: (actor: DetailActor<GoodsItem | null>) => (
      <GoodsDetail actor={actor} constants={constants} onDocument={() => {}} />
    ),
    gestures: { 'retry.requested': retry },
  }),
});
