import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { inboxMessages } from '#src/features/desk/messages/notices.ts';
import { pageState } from './pageState.tsx';

/** A page of the desk whose menu of notices is open. */
const opened = (state: 'empty' | 'full', total: number): StoryObj => {
  const story = pageState('deskNotices', state);
  return {
    ...story,
    play: async (context) => {
      await story.play!(context);
      await userEvent.click(await screen.findByRole('button', { name: inboxMessages.unread(total) }));
    },
  };
};

export default { title: 'states/DeskNotices', id: 'states-desknotices' } satisfies Meta;

export const Empty: StoryObj = opened('empty', 0);
export const Full: StoryObj = opened('full', 3);
