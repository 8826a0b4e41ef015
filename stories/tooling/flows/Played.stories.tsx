import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PlayerArgs } from './Player.stories.tsx';
import players from './Player.stories.tsx';
import { playerMessages as messages } from '#flows/views';

type Story = StoryObj<PlayerArgs>;

/** Players that play by themselves, for the tests only: a user who opens a player finds it in its initial state. */
export default {
  ...players,
  title: 'live/Played',
  id: 'live-played',
  tags: ['!test', '!dev', '!autodocs'],
} satisfies Meta<PlayerArgs>;

const patient = { timeout: 20_000 };

/** The view in its frame, once loaded. */
const viewIn = async (player: HTMLElement) => {
  await within(player).findByRole('button', { name: messages.begin }, patient);
  return within(player.querySelector('iframe')!.contentDocument!.body);
};
const state = (player: HTMLElement) => player.querySelector('.player-state strong');

export const Booking: Story = {
  args: { view: 'Booking' },
  tags: ['player'],
  play: async ({ canvas, canvasElement: player, userEvent }) => {
    const view = await viewIn(player);
    const [orderable] = canvas.getAllByRole('button', { name: /若该报价可在线下单.*openBooking$/ });
    await userEvent.click(orderable!);
    const ways = within(await canvas.findByRole('region', { name: messages.pressed }));
    await userEvent.click(ways.getAllByRole('button', { name: /^取回草稿与报价成功/ })[0]!);
    await view.findByRole('button', { name: '提交订单' }, patient);
    await expect(state(player)).toHaveTextContent('填写委托');
  },
};
export const SmsCode: Story = {
  args: { view: 'SmsCode' },
  tags: ['player'],
  play: async ({ canvas, canvasElement: player, userEvent }) => {
    const view = await viewIn(player);
    await userEvent.click(canvas.getByRole('button', { name: /^点了获取验证码\s*138/ }));
    await view.findByRole('slider', {}, patient);
    await expect(state(player)).toHaveTextContent('人机验证中');
    await userEvent.click(view.getByRole('button', { name: '关闭' }));
    await canvas.findByRole('button', { name: /^点了获取验证码\s*138/ }, patient);
    await expect(state(player)).toHaveTextContent('可获取验证码');
  },
};
