import type { TypedGoodsActor } from '#machines/booking/typedGoods.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { LookupHint } from '#src/features/booking/form/cargo/GoodsField.tsx';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { modelOf } from '#flows';
import { serviceFailed } from './serviceFailed.ts';

export default modelOf({
  of: 'typedGoods',
  machine: typedGoodsMachine,
  inputs: { none: {} },
  samples: [
    { type: 'goods.left', index: 0, text: '2014', isChosen: false },
    { type: 'goods.left', index: 1, text: '甲醇', isChosen: false },
    { type: 'goods.left', index: 0, text: '1090', isChosen: true },
  ],
  outcomes: {
    findGoods: { done: [[listedGoods.peroxide]], error: [serviceFailed] },
  },
  external: { 'goods.left': '由一览表的查找栏报告' },
  keep: ({ waiting }) => waiting.length,
  play: () => ({ view: (actor: TypedGoodsActor) => <LookupHint actor={actor} index={0} />, gestures: {} }),
});
