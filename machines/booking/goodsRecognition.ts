import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { GoodsTexts, RecognisedGoods } from '#contract/booking/recognisedGoods.ts';
import { goodsTextsOf } from '#contract/booking/recognisedGoods.ts';
import { limits } from '#contract/protocol/limits.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type GoodsRecognitionRequests = { recogniseGoods: (texts: GoodsTexts) => Promise<RecognisedGoods | null> };

interface GoodsRecognitionContext {
  cargo: readonly CargoForm[];
  /** The recognised goods by text; null for ordinary goods. */
  known: Readonly<Record<string, RecognisedGoods | null>>;
}

const keyOf = (texts: GoodsTexts): string => JSON.stringify(texts);

/** The texts of the first cargo item that are not known yet. */
const unknownIn = ({ cargo, known }: GoodsRecognitionContext): GoodsTexts | undefined =>
  cargo.map(goodsTextsOf).find((texts) => texts !== undefined && !(keyOf(texts) in known));

/** The recognised goods of a cargo item; undefined if it looks ordinary, is declared, or is not known yet. */
export const recognisedAs = ({ known }: GoodsRecognitionContext, item: CargoForm): RecognisedGoods | undefined => {
  const texts = goodsTextsOf(item);
  return (texts && known[keyOf(texts)]) ?? undefined;
};

/**
 * Recognises dangerous goods in undeclared cargo, and controlled chemicals in declared cargo, once nothing was typed for a
 * moment.
 */
export const goodsRecognitionMachine = setup({
  types: {} as {
    context: GoodsRecognitionContext;
    input: { cargo: readonly CargoForm[] };
    events: { type: 'cargo.changed'; cargo: readonly CargoForm[] };
    children: { recogniseGoods: 'recogniseGoods' };
  },
  actors: { recogniseGoods: request<GoodsRecognitionRequests['recogniseGoods']>() },
  guards: {
    hasUnknown: ({ context }) => unknownIn(context) !== undefined,
    isOther: ({ context }, { cargo }: { cargo: readonly CargoForm[] }) => cargo !== context.cargo,
  },
  actions: {
    setCargo: assign((_, { cargo }: { cargo: readonly CargoForm[] }) => ({ cargo })),
    setKnown: assign(({ context }, { output }: { output: RecognisedGoods | null }) => ({
      known: { ...context.known, [keyOf(unknownIn(context)!)]: output },
    })),
  },
  delays: { typingPause: limits.recognitionPauseMs },
}).createMachine({
  id: 'goodsRecognition',
  description: '填写普通货物的品名时，停顿片刻后核对是否像危险货物，并给出建议条目。',
  meta: {
    title: '识别疑似危险品',
    events: { 'cargo.changed': '改了货物' },
    guards: { hasUnknown: '有未核对的品名', isOther: '货物有改动' },
    requests: { recogniseGoods: '核对品名' },
    delays: { typingPause: '停止输入 0.6 秒' },
  } satisfies MachineNames,
  context: ({ input: { cargo } }) => ({ cargo, known: {} }),
  initial: 'comparing',
  on: {
    'cargo.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.comparing',
      actions: { type: 'setCargo', params: ({ event }) => event },
    },
  },
  states: {
    comparing: { description: '有无新品名', always: [{ guard: 'hasUnknown', target: 'pausing' }, { target: 'idle' }] },
    idle: { description: '已核对' },
    pausing: { description: '等待停顿', after: { typingPause: 'recognising' } },
    recognising: {
      description: '核对品名',
      invoke: {
        id: 'recogniseGoods',
        src: 'recogniseGoods',
        input: ({ context }) => unknownIn(context)!,
        onDone: { target: 'continuing', actions: { type: 'setKnown', params: ({ event }) => event } },
        // the placed order is reviewed anyway
        onError: 'idle',
      },
    },
    continuing: {
      description: '还有没有',
      always: [{ guard: 'hasUnknown', target: 'recognising' }, { target: 'idle' }],
    },
  },
});

export type GoodsRecognitionActor = ActorRefFrom<typeof goodsRecognitionMachine>;
