import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { DescribedInput } from '#src/ui/fields/DescribedInput.tsx';
import { Field } from '#src/ui/fields/Field.tsx';

export default { title: 'parts/DescribedInput', id: 'parts-describedinput' } satisfies Meta;

export const Described: StoryObj = {
  render: () => (
    <Field label="起运港" name="orgPort" hint="输入港口名称、代码或拼音">
      {({ 'aria-describedby': describedBy, ...control }) => (
        <DescribedInput {...control} describedBy={describedBy} className={controlClasses} defaultValue="上海" />
      )}
    </Field>
  ),
};
