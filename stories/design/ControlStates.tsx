import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { Board, Sample } from './Board.tsx';

const nothing = () => {};
const terms = ['CIF', 'FOB', 'EXW'].map((value) => ({ value, label: value }));

/** Every control in each of its states. */
export function ControlStates() {
  return (
    <Board
      title="表单"
      note="标签在上，单位在后，说明在下；出错时边框与文字变为 critical，并由 aria-describedby 连到控件。必填以星号和 aria-required 两处标明。"
    >
      <Sample name="普通" width={240}>
        <Field label="毛重" name="plain">
          {(control) => <TextInput {...control} unit="kg" defaultValue="17,600" />}
        </Field>
      </Sample>
      <Sample name="必填并有说明" width={240}>
        <Field label="毛重" name="required" required hint="含包装的总重量">
          {(control) => <TextInput {...control} placeholder="请输入" />}
        </Field>
      </Sample>
      <Sample name="出错" width={240}>
        <Field label="毛重" name="wrong" required problem="overPayload">
          {(control) => <TextInput {...control} unit="kg" defaultValue="99,000" />}
        </Field>
      </Sample>
      <Sample name="不可用" width={240}>
        <Field label="毛重" name="disabled">
          {(control) => <TextInput {...control} disabled defaultValue="17,600" />}
        </Field>
      </Sample>
      <Sample name="选择" width={240}>
        <Field label="贸易术语" name="choice">
          {(control) => <Select {...control} options={terms} placeholder="请选择" />}
        </Field>
      </Sample>
      <Sample name="密码" width={240}>
        <Field label="密码" name="secret">
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              showText="显示密码"
              hideText="隐藏密码"
              defaultValue="示例密码"
            />
          )}
        </Field>
      </Sample>
      <Sample name="分段单选" width={240}>
        <RadioGroup label="贸易术语" name="radio" value="FOB" options={terms} onChange={nothing} />
      </Sample>
      <Sample name="勾选" width={240}>
        <Checkbox name="ticked" checked onChange={nothing}>
          已阅读运输协议
        </Checkbox>
        <Checkbox name="unticked" checked={false} problem="protocolMissing" onChange={nothing}>
          已阅读运输协议
        </Checkbox>
        <Checkbox name="fixed" checked disabled onChange={nothing}>
          已阅读运输协议
        </Checkbox>
      </Sample>
    </Board>
  );
}
