import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Slide } from '#contract/content/content.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Carousel, Slides } from '#src/features/content/Carousel.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { slides } from './homeSamples.ts';

const list = listMachineOf<null, Slide>('slides');

type Args = Scene<typeof list>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };

const still = (rows: readonly Slide[]) => (
  <Carousel
    actor={frozen(carouselMachine, { value: 'paused', context: { count: rows.length, at: 0, still: true } })}
    slides={rows}
  />
);

export default {
  title: 'flows/Slides',
  id: 'flows-slides',
  parameters: { machine: 'list' },
  render: (scene) => (
    <div className="max-w-[22rem]">
      <Slides actor={frozen(list, scene)}>{still}</Slides>
    </div>
  ),
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 3, rows: slides } } };
export const Failed: Story = { args: { value: 'failed' } };
