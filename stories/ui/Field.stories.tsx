import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import type { Control } from '#src/ui/fields/Field.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

type Args = Omit<Parameters<typeof Field>[0], 'children'> & { control: (control: Control) => React.ReactNode };
type Story = StoryObj<Args>;

const text = (control: Control) => <TextInput {...control} defaultValue="17,600" unit="kg" />;
const options = [
  { value: 'CIF', label: 'CIF' },
  { value: 'FOB', label: 'FOB' },
];

export default {
  title: 'parts/Field',
  id: 'parts-field',
  render: ({ control, ...field }) => <Field {...field}>{control}</Field>,
  args: { label: '毛重', name: 'grossKg', control: text },
} satisfies Meta<Args>;

export const Text: Story = {};
export const Required: Story = { args: { required: true, hint: '含包装的总重量' } };
export const Problem: Story = { args: { required: true, problem: 'overPayload', hint: '含包装的总重量' } };
export const Choice: Story = {
  args: {
    label: '贸易术语',
    name: 'incoterm',
    control: (control) => <Select {...control} options={options} placeholder="请选择" />,
  },
};
export const Segmented: StoryObj = {
  render: () => <RadioGroup label="贸易术语" name="incoterm" value="CIF" options={options} onChange={() => {}} />,
};
export const Tick: StoryObj = {
  render: () => (
    <Checkbox name="agree" checked={false} problem="protocolMissing" onChange={() => {}}>
      我已阅读并同意运输协议
    </Checkbox>
  ),
};
