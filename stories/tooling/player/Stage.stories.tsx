import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Model } from './model.ts';
import { models } from './models.ts';
import { openStage } from './openStage.ts';
import { announceStage } from './stageCall.ts';
import { takeWindow } from './stageGround.tsx';

interface Args {
  /** A file of stories/tooling/models, without its extension. */
  model: string;
}

/** Mounts a view in a harness, for the page that shows it in a frame; the harness controls the window while mounted. */
const mountStage = (model: Model) => (place: HTMLElement | null) => {
  let close: (() => void) | undefined;
  const open = () => {
    if (!place?.isConnected) return;
    const { ground, giveBack } = takeWindow(place);
    const stage = openStage(model, ground);
    const withdraw = announceStage(stage);
    close = () => {
      withdraw();
      stage.close();
      giveBack();
    };
  };
  // React cannot render the view while it renders this one
  queueMicrotask(open);
  return () => close?.();
};

export default {
  title: 'live/Stage',
  id: 'live-stage',
  // an empty page for others to play in; it is tested by its users
  tags: ['!test', '!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  loaders: [async ({ args }) => ({ model: await models[args.model]!() })],
  render: (_, { loaded }) => <div ref={mountStage(loaded['model'] as Model)} />,
  args: { model: 'SmsCode' },
} satisfies Meta<Args>;

export const Stage: StoryObj<Args> = {};
