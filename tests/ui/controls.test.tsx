import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UploadProgress } from '#src/features/orders/parts/UploadProgress.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

test.each([
  [1, [true, false]],
  [2, [false, false]],
  [3, [false, true]],
])('of three pages, on page %i the ways back and on are disabled: %j', (at, disabled) => {
  render(<Pagination page={at} total={25} size={10} disabled={false} onPage={() => undefined} />);
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => (one as HTMLButtonElement).disabled),
  ).toEqual(disabled);
});

test('while a list is fetched neither way is open', () => {
  render(<Pagination page={2} total={25} size={10} disabled onPage={() => undefined} />);
  expect(page.getByRole('button', { disabled: true }).elements()).toHaveLength(2);
});

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
  // else the browser would leave the page for the file
  expect(event.defaultPrevented).toBe(true);
  expect(input.disabled).toBe(disabled);
});

const pressed = (name: string) =>
  flushSync(() => (page.getByRole('button', { name }).element() as HTMLElement).click());
const typeOf = (label: string) => page.getByLabelText(label, { exact: true }).element().getAttribute('type');

test('the button beside a password is named after what it does next', () => {
  render(<PasswordInput autoComplete="current-password" aria-label="密码" showText="显示密码" hideText="隐藏密码" />);
  expect(typeOf('密码')).toBe('password');
  pressed('显示密码');
  expect(typeOf('密码')).toBe('text');
  pressed('隐藏密码');
  expect(typeOf('密码')).toBe('password');
});

test.each([
  [0.4, '0'],
  [33.5, '34'],
  [99.4, '99'],
])('%f percent is shown as %s, in the bar and beside it', (percent, expected) => {
  render(<UploadProgress fileName="a.pdf" percent={percent} onStop={() => undefined} />);
  expect(page.getByRole('progressbar').element().getAttribute('aria-valuenow')).toBe(expected);
  expect(document.body.textContent).toContain(`${expected}%`);
});

test('an indeterminate bar has no number', () => {
  render(<ProgressBar label="读取" />);
  expect(page.getByRole('progressbar').element().hasAttribute('aria-valuenow')).toBe(false);
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
