import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { tabClasses } from '#src/features/auth/Login.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { MenuButton } from '#src/ui/dialogs/MenuButton.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { StateTable } from './StateTable.tsx';

type Story = StoryObj<ComponentProps<typeof StateTable>>;

const nothing = () => {};
const terms = ['CIF', 'FOB'].map((value) => ({ value, label: value }));
const tones = { 主要: 'primary', 次要: 'secondary', 弱化: 'quiet', 危险: 'danger' } as const;

export default {
  title: 'interaction/Controls',
  id: 'interaction-controls',
  component: StateTable,
  render: (table) => <StateTable {...table} />,
  args: { title: '', use: '', avoid: '', rows: [] },
} satisfies Meta<ComponentProps<typeof StateTable>>;

export const ButtonStates: Story = {
  args: {
    title: '按钮',
    use: '发起一个动作，如提交、保存、上传。每个区域只有一个主要按钮；无法撤回的动作用危险按钮。',
    avoid: '去另一个页面用链接。填写还不完整时不要停用提交按钮：让人点，再指出缺什么。',
    rows: Object.entries(tones).map(([name, tone]) => ({
      name,
      of: 'button',
      show: (_, disabled) => (
        <Button tone={tone} disabled={disabled}>
          提交订单
        </Button>
      ),
    })),
  },
};

export const FieldStates: Story = {
  args: {
    title: '输入框与下拉选择',
    use: '要人填写的一个值。标签始终可见；单位写在框内右侧；出错时说明写在框下。',
    avoid: '只有两三个选项时用单选。只供查看的值用文字，不用停用的输入框。',
    rows: [
      {
        name: '输入框',
        of: 'input',
        show: (id, disabled) => (
          <Field label="毛重" name={id}>
            {(control) => <TextInput {...control} unit="kg" disabled={disabled} defaultValue="17,600" />}
          </Field>
        ),
      },
      {
        name: '下拉选择',
        of: 'select',
        show: (id, disabled) => (
          <Field label="贸易术语" name={id}>
            {(control) => <Select {...control} options={terms} placeholder="请选择" disabled={disabled} />}
          </Field>
        ),
      },
    ],
  },
};

export const TabStates: Story = {
  args: {
    title: '标签页',
    use: '在同一处切换几种并列的内容，如三种登录方式。左右方向键移动，回车选定。',
    avoid: '有先后次序的步骤用步骤条；各有网址的内容用链接。少于两项时不用。',
    rows: ['未选定', '选定'].map((name) => ({
      name,
      of: 'button',
      neverDisabled: '没有：不能去的标签页不列出',
      show: () => (
        <div role="tablist" aria-label="登录方式" className="border-b border-line">
          <button
            type="button"
            role="tab"
            aria-selected={name === '选定'}
            data-selected={name === '选定' ? '' : undefined}
            className={tabClasses}
          >
            短信登录
          </button>
        </div>
      ),
    })),
  },
};

export const LinkStates: Story = {
  args: {
    title: '链接',
    use: '去另一个页面、下载文件、拨打电话。文字说明去哪里，单独读也明白。',
    avoid: '会改变数据的动作用按钮。不用“点击这里”作文字。',
    rows: [
      {
        name: '文字链接',
        of: 'a',
        neverDisabled: '没有：去不了的地方写成文字',
        show: () => (
          <a href="#orders" className="text-brand-700 hover:underline">
            查看订单
          </a>
        ),
      },
    ],
  },
};

export const CheckboxStates: Story = {
  args: {
    title: '勾选',
    use: '一件可以同意或不同意的事，或可以选几项的列表。点文字与点方框一样。',
    avoid: '只能选一项时用单选。立即生效的动作用按钮。',
    rows: [true, false].map((checked) => ({
      name: checked ? '已勾选' : '未勾选',
      of: 'input',
      show: (id, disabled) => (
        <Checkbox name={id} checked={checked} disabled={disabled} onChange={nothing}>
          已阅读运输协议
        </Checkbox>
      ),
    })),
  },
};

export const RadioStates: Story = {
  args: {
    title: '单选',
    use: '两到四个短选项中选一个，全部看得见。方向键换选项。',
    avoid: '选项多或长时用下拉选择；可以都不选时用勾选。',
    rows: [
      {
        name: '分段单选',
        of: 'label:last-of-type',
        focusOf: 'input',
        show: (id, disabled) => (
          <RadioGroup label="贸易术语" name={id} value="CIF" options={terms} disabled={disabled} onChange={nothing} />
        ),
      },
    ],
  },
};

const items = [
  { label: '打印', onChoose: nothing },
  { label: '导出', onChoose: nothing },
];

export const MenuStates: Story = {
  args: {
    title: '菜单',
    use: '收起几个不常用的动作，或窄屏上放不下的动作。按下才打开，Esc 关闭。',
    avoid: '最常用的动作放在外面。选一个值用下拉选择。',
    rows: [
      {
        name: '菜单按钮',
        of: 'button',
        neverDisabled: '没有：一项也不能用时不显示菜单',
        show: () => <MenuButton label="更多" items={items} />,
      },
    ],
  },
};
