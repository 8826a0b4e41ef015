import { sheetMessages } from '#server/booking/safetySheet/sheetMessages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { sheetReadingMachine } from '#machines/booking/sheetReading.ts';
import { SheetPanel } from '#src/features/booking/sheet/SheetPanel.tsx';
import { noFile } from '#machines/support/chosenFile.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  blankItem,
  declaredItem,
  emptySheet,
  harmlessSheet,
  readSheet,
  scannedSheet,
  sheetEditor,
  sheetFile,
} from './sheetSamples.ts';

type Args = Scene<typeof sheetReadingMachine> & { item: CargoForm };
type Story = StoryObj<Args>;

const idle: Args['context'] = { file: noFile, percent: 0 };
const reading: Args['context'] = { file: sheetFile, percent: 42 };

export default {
  title: 'flows/SheetReading',
  id: 'flows-sheetreading',
  parameters: { machine: 'sheetReading' },
  render: ({ item, ...scene }) => (
    <SheetPanel
      actor={frozen(sheetReadingMachine, scene)}
      editor={sheetEditor}
      item={item}
      index={0}
      onClose={() => {}}
    />
  ),
  args: { value: 'idle', context: idle, item: blankItem },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const IdleFileType: Story = { args: { context: { ...idle, fileProblem: 'fileType' } } };
export const Sending: Story = { args: { value: { reading: 'sending' }, context: reading } };
export const Analysing: Story = { args: { value: { reading: 'analysing' }, context: { ...reading, percent: 100 } } };
export const Proposed: Story = { args: { value: 'proposed', context: { ...reading, sheet: readSheet } } };
export const ProposedDeclared: Story = {
  args: { value: 'proposed', context: { ...reading, sheet: readSheet }, item: declaredItem },
};
export const ProposedRecognised: Story = {
  args: { value: 'proposed', context: { ...reading, sheet: scannedSheet }, item: declaredItem },
};
export const ProposedHarmless: Story = {
  args: { value: 'proposed', context: { ...reading, sheet: harmlessSheet }, item: declaredItem },
};
export const NothingFound: Story = { args: { value: 'nothingFound', context: { ...reading, sheet: emptySheet } } };
export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...reading, errorMessage: sheetMessages.problems.encrypted },
  },
};
