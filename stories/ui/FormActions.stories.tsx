import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormActions } from '#src/ui/fields/FormActions.tsx';

export default {
  title: 'parts/FormActions',
  id: 'parts-formactions',
  component: FormActions,
  args: {
    className: 'bg-surface px-4',
    children: (
      <>
        <Button>提交</Button>
        <Button tone="secondary">取消</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export const TwoButtons: StoryObj<typeof FormActions> = {};
