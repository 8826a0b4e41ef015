import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '#src/ui/fields/Field.tsx';
import type { PortPickerProps } from '#src/trade/portPickerProps.ts';
import { PortPicker } from '#src/trade/PortPicker.tsx';
import { ports } from '#stories/fixtures/samples.ts';

type Args = Omit<PortPickerProps, 'control'>;
type Story = StoryObj<Args>;

/** Opens the picker, whose list loads on first use. */
const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: '起运港' }));
  await canvas.findByRole('combobox', { expanded: true });
};

export default {
  title: 'parts/PortPicker',
  id: 'parts-portpicker',
  render: (args) => (
    <Field label="起运港" name="orgPort">
      {(control) => <PortPicker control={control} {...args} />}
    </Field>
  ),
  args: {
    ports,
    recent: ['CNNGB'],
    status: 'ready',
    value: { code: '', name: '' },
    onOpen: () => {},
    onChoose: () => {},
  },
} satisfies Meta<Args>;

export const Blank: Story = {};
export const Chosen: Story = { args: { value: { code: 'CNSHA', name: '上海' } } };
export const Open: Story = { play: opened };
export const Fetching: Story = { args: { status: 'busy', ports: [] }, play: opened };
export const Unavailable: Story = { args: { status: 'failed', ports: [] }, play: opened };
