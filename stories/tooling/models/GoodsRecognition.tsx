import type { GoodsRecognitionActor } from '#machines/booking/goodsRecognition.ts';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import { RecognisedGoods } from '#src/features/booking/form/cargo/GoodsField.tsx';
import { chairCargo, peroxideCargo, recognisedPeroxide } from '#stories/booking/recognisedSamples.ts';
import { modelOf } from '#flows';
import { serviceFailed } from './serviceFailed.ts';

const changed = [chairCargo, peroxideCargo];

export default modelOf({
  of: 'goodsRecognition',
  machine: goodsRecognitionMachine,
  inputs: { none: { cargo: [] }, one: { cargo: [peroxideCargo] } },
  samples: [{ type: 'cargo.changed', cargo: changed }],
  outcomes: {
    recogniseGoods: { done: [recognisedPeroxide, null], error: [serviceFailed] },
  },
  // each text has one recognition result
  possible: (event, { cargo, known }) =>
    !('output' in event) || (event.output === null) === (cargo.length === 2 && Object.keys(known).length === 0),
  external: { 'cargo.changed': '由订单表单报告' },
  keep: ({ cargo, known }) => [cargo.length, Object.keys(known).length],
  play: () => ({
    view: (actor: GoodsRecognitionActor) => (
      <RecognisedGoods actor={actor} item={peroxideCargo} index={0} onEdit={() => undefined} />
    ),
    gestures: {},
  }),
});
