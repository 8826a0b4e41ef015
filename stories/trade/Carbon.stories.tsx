import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { CarbonPlace } from '#contract/rules/carbon/emissions.ts';
import { emissionsOf, unitLoads } from '#contract/rules/carbon/emissions.ts';
import { CarbonLegs, CarbonQuote } from '#src/trade/Carbon.tsx';

const place = (code: string, nameZh: string, position: CarbonPlace['position'] = null): CarbonPlace => ({
  code,
  nameZh,
  position,
});
const shanghai = place('CNSHA', '上海', [121.8, 31.2]);
const hamburg = place('DEHAM', '汉堡', [9.9, 53.5]);
const consignee = place('', '收货人地址');
const load = { massKg: 18_500, teu: 2 };

type Args = ComponentProps<typeof CarbonLegs>;
type Story = StoryObj<Args>;

export default {
  title: 'parts/Carbon',
  id: 'parts-carbon',
  component: CarbonLegs,
  args: {
    carbon: emissionsOf(
      'order',
      [
        { leg: 'preCarriage', mode: 'road', places: [place('320500', '苏州', [120.6, 31.3]), shanghai] },
        { leg: 'main', mode: 'sea', places: [shanghai, hamburg] },
        { leg: 'onCarriage', mode: 'road', places: [hamburg, consignee], isByAddress: true },
      ],
      load,
    ),
  },
} satisfies Meta<Args>;

export const DoorToDoor: Story = {};
export const RailAndSea: Story = {
  args: {
    carbon: emissionsOf(
      'teu',
      [
        {
          leg: 'main',
          mode: 'rail',
          places: [place('CNCKG', '重庆·团结村中心站', [106.4, 29.6]), place('CNQZH', '钦州港', [108.6, 21.7])],
        },
        {
          leg: 'main',
          mode: 'sea',
          places: [place('CNQZH', '钦州港', [108.6, 21.7]), place('SGSIN', '新加坡', [103.8, 1.3])],
        },
      ],
      unitLoads.teu,
    ),
  },
};
export const UnknownPosition: Story = {
  args: {
    carbon: emissionsOf('order', [{ leg: 'main', mode: 'air', places: [place('PVG', '上海浦东'), hamburg] }], load),
  },
};
export const UnknownWeight: Story = {
  args: {
    carbon: emissionsOf('order', [{ leg: 'main', mode: 'air', places: [shanghai, hamburg] }], { massKg: 0, teu: 0 }),
  },
};
export const AtThePrice: Story = {
  args: { carbon: emissionsOf('teu', [{ leg: 'main', mode: 'sea', places: [shanghai, hamburg] }], unitLoads.teu) },
  render: ({ carbon }) => <CarbonQuote carbon={carbon} />,
};
