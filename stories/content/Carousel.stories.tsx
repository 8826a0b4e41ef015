import type { Meta, StoryObj } from '@storybook/react-vite';
import { carouselMachine } from '#machines/content/carousel.ts';
import { Carousel } from '#src/features/content/Carousel.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { slides } from './homeSamples.ts';

type Args = Scene<typeof carouselMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { count: slides.length, at: 0, still: false };

export default {
  title: 'flows/Carousel',
  id: 'flows-carousel',
  parameters: { machine: 'carousel' },
  render: (scene) => (
    <div className="grid h-[28rem] max-w-[22rem]">
      <Carousel actor={frozen(carouselMachine, scene)} slides={slides.slice(0, scene.context.count)} />
    </div>
  ),
  args: { value: 'turning', context },
} satisfies Meta<Args>;

export const Turning: Story = {};
export const Held: Story = { args: { value: 'held', context: { ...context, at: 1 } } };
export const Paused: Story = { args: { value: 'paused', context: { ...context, at: 2 } } };
export const Single: Story = { args: { value: 'paused', context: { ...context, count: 1 } } };
