import type { Meta } from '@storybook/react-vite';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Basic } from '#src/layouts/Basic.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene, marked, onPhone, signedIn } from './scene.tsx';

export default { ...layoutScene(Basic), title: 'layouts/Basic', id: 'layouts-basic' } satisfies Meta<LayoutArgs>;

export const Anonymous: LayoutStory = {};
export const SignedIn: LayoutStory = signedIn;
export const MenuOpen: LayoutStory = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: uiMessages.header.menu })),
};
export const MiniProgram: LayoutStory = {
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: uiMessages.miniProgram.button });
    if (button) await userEvent.click(button);
    await canvas.findByRole('img', { name: uiMessages.miniProgram.code });
  },
};
export const SideMenu: LayoutStory = marked({ layoutMode: 'sidemenu' });
