import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const dropped = (file: File): DragEvent => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
};

test.each([
  [false, 1],
  [true, 0],
])('a place for files that is disabled (%s) takes %i of what is dropped on it', (disabled, times) => {
  const take = vi.fn<(file: File) => void>();
  render(<FileDrop label="上传提单" accept={['application/pdf']} disabled={disabled} onFile={take} />);
  const input = page.getByLabelText('上传提单').element() as HTMLInputElement;
  const event = dropped(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  input.closest('label')!.dispatchEvent(event);
  expect(take).toHaveBeenCalledTimes(times);
  // otherwise the browser would navigate to the file
  expect(event.defaultPrevented).toBe(true);
  expect(input.disabled).toBe(disabled);
});

const take = vi.fn<(value: string | boolean) => void>();
const takeValue = ({ currentTarget }: { currentTarget: { value: string } }) => take(currentTarget.value);
const given = { 'aria-label': '品名', value: '', onChange: takeValue };

test.each([
  ['input', () => <TextInput {...given} />, { value: '丙酮' }],
  ['text area', () => <TextArea {...given} />, { value: '丙酮' }],
  ['select', () => <Select {...given} placeholder="" options={[{ value: '丙酮', label: '' }]} />, { value: '丙酮' }],
  [
    'checkbox',
    () => (
      <Checkbox name="x" checked={false} onChange={take}>
        品名
      </Checkbox>
    ),
    { checked: true },
  ],
] as const)('a value set without an event is reported before a rendering or a press loses it: %s', (_, view, set) => {
  const rerender = render(view());
  for (const lose of [() => rerender(view()), () => document.body.click()]) {
    take.mockReset();
    Object.assign(page.getByLabelText('品名').element(), set);
    lose();
    rerender(view());
    expect(take.mock.calls).toEqual([Object.values(set)]);
  }
});

test('a press after a rendering that removed what had the focus and set the value is not lost', () => {
  take.mockReset();
  const view = (checked: boolean) => (
    <>
      <Checkbox name="x" checked={checked} onChange={take}>
        品名
      </Checkbox>
      <div>{!checked && <button>采用</button>}</div>
    </>
  );
  const rerender = render(view(false));
  (page.getByRole('button').element() as HTMLElement).focus();
  rerender(view(true));
  (page.getByLabelText('品名').element() as HTMLElement).click();
  expect(take.mock.calls).toEqual([[false]]);
});
