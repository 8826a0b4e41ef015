import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Model } from './model.ts';
import { models } from './models.ts';
import { openStage } from './openStage.ts';
import { announceStage } from './stageCall.ts';
import { takeWindow } from './stageGround.tsx';

interface Args {
  /** A file of stories/tooling/models, without its ending. */
  model: string;
}

/** A view on a stage, for the page that holds it in a frame; the window is the stage's alone as long as it is drawn. */
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
  // React draws no view while it draws this one
  queueMicrotask(open);
  return () => close?.();
};

export default {
  title: 'live/Stage',
  id: 'live-stage',
  // an empty place for others to play in: what it shows is tested where it is played
  tags: ['!test', '!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  loaders: [async ({ args }) => ({ model: await models[args.model]!() })],
  render: (_, { loaded }) => <div ref={mountStage(loaded['model'] as Model)} />,
  args: { model: 'SmsCode' },
} satisfies Meta<Args>;

export const Stage: StoryObj<Args> = {};
