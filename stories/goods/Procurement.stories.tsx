import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { ShareAside } from '#src/features/goods/parts/ShareAside.tsx';
import { Procurement } from '#src/features/goods/pages/Procurement.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants, glycerol, isopropanol } from './goodsSamples.ts';
import { inLayoutOf } from '#stories/layouts/scene.tsx';

const detail = detailMachineOf<GoodsItem | null>('goodsItem');
const nothing = () => {};

type Args = { item: GoodsItem | null; variant: 'share' | 'mobile' };
type Story = StoryObj<Args>;

export default {
  ...inLayoutOf('/procurement/share/G101'),
  title: 'pages/Procurement',
  id: 'pages-procurement',
  render: ({ item, variant }) => (
    <Procurement
      goods={frozen(detail, { value: 'open', context: { id: 'G101', value: item } })}
      constants={constants}
      variant={variant}
      hotline="400-000-0000"
      onDocument={nothing}
      {...(variant === 'share'
        ? {
            renderAside: ({ nameZh }) => (
              <ShareAside
                name={nameZh}
                address="https://chem.example.com/procurement/mobile/G101"
                hotline="400-000-0000"
                onShare={nothing}
                onPrint={nothing}
              />
            ),
          }
        : {})}
      renderEnquiry={() => null}
    />
  ),
  args: { item: isopropanol, variant: 'share' },
} satisfies Meta<Args>;

export const Share: Story = {};
export const PriceOnRequest: Story = { args: { item: glycerol } };
export const Mobile: Story = {
  args: { variant: 'mobile' },
  globals: { viewport: { value: 'phone' } },
};
export const Unknown: Story = { args: { item: null } };
