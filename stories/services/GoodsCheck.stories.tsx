import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { goodsOutlooks, goodsPapers } from '#contract/booking/goodsOutlook.ts';
import type { GoodsCheck, LowestPrice } from '#contract/search/goodsCheck.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { GoodsCheckView } from '#src/features/services/check/GoodsCheckView.tsx';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

const detail = detailMachineOf<GoodsCheck>('goodsCheck');

type Args = Scene<typeof detail> & { keyword: string };
type Story = StoryObj<Args>;

const { peroxide, alkali } = listedGoods;
const price: LowestPrice = {
  currency: '1',
  amount: 130_000,
  basis: 'truck',
  forZh: '嘉兴 → 苏州，10 t 危货厢式车，含押运员',
  rate: { line: 'domestic', offerId: 'domestic~330400~320500', itemCode: 'BOX10-DG' },
  lane: null,
};
const surcharge = { nameZh: '危险品附加费', currency: '2', basis: 'container', conditionZh: '按航线' } as const;

const checked: GoodsCheck = {
  total: 1,
  entries: [peroxide, { ...peroxide, packingGroup: 'III' }],
  chosen: {
    entry: peroxide,
    services: goodsOutlooks(peroxide).map(({ line, decision, findings }) => ({
      line,
      decision,
      findings,
      nameZh: allServices[line].nameZh,
      price: line === 'domestic' ? price : null,
      surcharges: line === 'fcl' ? [{ ...surcharge, from: 8000, to: 80_000 }] : [],
    })),
    papers: goodsPapers(peroxide, goodsOutlooks(peroxide)).map((paper) =>
      Object.assign(paper, { price: paper.code === 'SDS' ? price : null }),
    ),
  },
};

export default {
  title: 'flows/GoodsCheck',
  id: 'flows-goodscheck',
  parameters: { machine: 'detail' },
  render: ({ keyword, ...scene }) => <GoodsCheckView actor={frozen(detail, scene)} keyword={keyword} />,
  args: { value: 'open', context: { id: '', value: checked }, keyword: '2014' },
} satisfies Meta<Args>;

export const Open: Story = {};
export const OpenSeveral: Story = {
  args: { context: { id: '', value: { total: 12, entries: [peroxide, alkali], chosen: null } } },
};
export const Closed: Story = { args: { value: 'closed', context: { id: '' }, keyword: '' } };
export const Fetching: Story = { args: { value: 'fetching', context: { id: '' } } };
export const Failed: Story = {
  args: { value: 'failed', context: { id: '', errorMessage: serviceMessages.unavailable } },
};
