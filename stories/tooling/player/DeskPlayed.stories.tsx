import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { DeskArgs } from './Desk.stories.tsx';
import desks from './Desk.stories.tsx';
import { playerMessages as messages } from './playerMessages.ts';

type Story = StoryObj<DeskArgs>;

/** Players that play by themselves, for the tests only: a user who opens a player finds it in its initial state. */
export default {
  ...desks,
  title: 'live/Played',
  id: 'live-played',
  tags: ['!test', '!dev', '!autodocs'],
} satisfies Meta<DeskArgs>;

const patient = { timeout: 20_000 };

/** The view in its frame, once loaded. */
const viewIn = async (desk: HTMLElement) => {
  await within(desk).findByRole('button', { name: messages.begin }, patient);
  return within(desk.querySelector('iframe')!.contentDocument!.body);
};
const state = (desk: HTMLElement) => desk.querySelector('.desk-state strong');

export const Booking: Story = {
  args: { view: 'Booking' },
  tags: ['desk'],
  play: async ({ canvas, canvasElement: desk, userEvent }) => {
    const view = await viewIn(desk);
    const [orderable] = canvas.getAllByRole('button', { name: /若该报价可在线下单.*openBooking$/ });
    await userEvent.click(orderable!);
    const ways = within(await canvas.findByRole('region', { name: messages.pressed }));
    await userEvent.click(ways.getAllByRole('button', { name: /^取回草稿与报价成功/ })[0]!);
    await view.findByRole('button', { name: '提交订单' }, patient);
    await expect(state(desk)).toHaveTextContent('填写委托');
  },
};
export const SmsCode: Story = {
  args: { view: 'SmsCode' },
  tags: ['desk'],
  play: async ({ canvas, canvasElement: desk, userEvent }) => {
    const view = await viewIn(desk);
    await userEvent.click(canvas.getByRole('button', { name: /^点了获取验证码\s*138/ }));
    await view.findByRole('slider', {}, patient);
    await expect(state(desk)).toHaveTextContent('人机验证中');
    await userEvent.click(view.getByRole('button', { name: '关闭' }));
    await canvas.findByRole('button', { name: /^点了获取验证码\s*138/ }, patient);
    await expect(state(desk)).toHaveTextContent('可获取验证码');
  },
};
