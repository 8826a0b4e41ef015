import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Basic } from '#src/layouts/Basic.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene, marked, onPhone, signedIn } from './scene.tsx';

export default { ...layoutScene(Basic), title: 'layouts/Basic', id: 'layouts-basic' } satisfies Meta<LayoutArgs>;

export const Anonymous: LayoutStory = {};
export const SignedIn: LayoutStory = signedIn;

/** Clicks a button once what it opens has been loaded, and waits until that stands open. */
const open = async (button: HTMLElement | undefined): Promise<void> => {
  const id = button?.getAttribute('popovertarget') ?? '';
  const popover = await waitFor(() => document.getElementById(id) ?? Promise.reject(new Error(`no popover “${id}”`)));
  await userEvent.click(button!);
  await waitFor(() => expect(popover.matches(':popover-open')).toBe(true));
};

export const MenuOpen: LayoutStory = {
  ...onPhone,
  play: async ({ canvas }) => open(canvas.getByRole('button', { name: uiMessages.header.menu })),
};
export const MiniProgram: LayoutStory = {
  play: async ({ canvas }) => {
    await open(canvas.getAllByRole('button', { name: uiMessages.miniProgram.button })[0]);
    await canvas.findByRole('img', { name: uiMessages.miniProgram.code });
  },
};
export const SideMenu: LayoutStory = marked({ layoutMode: 'sidemenu' });
