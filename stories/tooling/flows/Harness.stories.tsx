import { views } from '#flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Model } from '#flows';
import { announceHarness, openHarness, takeWindow } from '#flows/views';
import './register.ts';

interface Args {
  /** A file of stories/tooling/models, without its extension. */
  model: string;
}

/** Mounts a view in a harness, for the page that shows it in a frame; the harness controls the window while mounted. */
const mountHarness = (model: Model) => (place: HTMLElement | null) => {
  let close: (() => void) | undefined;
  const open = () => {
    if (!place?.isConnected) return;
    const { environment, giveBack } = takeWindow(place);
    const harness = openHarness(model, environment);
    const withdraw = announceHarness(harness);
    close = () => {
      withdraw();
      harness.close();
      giveBack();
    };
  };
  // React cannot render the view while it renders this one
  queueMicrotask(open);
  return () => close?.();
};

export default {
  title: 'live/Harness',
  id: 'live-harness',
  // an empty page in which other stories play; their tests cover it
  tags: ['!test', '!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  loaders: [async ({ args }) => ({ model: await views().models[args.model]!() })],
  render: (_, { loaded }) => <div ref={mountHarness(loaded['model'] as Model)} />,
  args: { model: 'SmsCode' },
} satisfies Meta<Args>;

export const Harness: StoryObj<Args> = {};
