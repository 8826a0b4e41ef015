import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { DeskDataActor } from '#machines/desk/deskData.ts';
import { deskDataMachine, isImportable } from '#machines/desk/deskData.ts';
import { DeskData } from '#src/features/desk/DeskData.tsx';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { fit, past, unfit } from '#stories/desk/dataSamples.ts';
import model from '#stories/tooling/models/DeskData.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const view = (actor: DeskDataActor) => <DeskData actor={actor} />;
const { preview: messages, upload, past: pastMessages } = dataMessages;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });

/** The page with its imports. */
const opened = async () => {
  const started = renderMachine(deskDataMachine, undefined, view);
  started.requests.fetchImports?.at(-1)?.resolve(past);
  await settled();
  return started;
};

test('two files are previewed together, with every problem by file, row and column, and cannot be imported', async () => {
  const { requests } = await opened();
  const files = ['ports.csv', 'carriers.csv'].map((name) => new File(['x'], name));
  await userEvent.upload(page.getByLabelText(upload.files), files);
  const input = requests.previewImport?.at(-1)?.input as { source: string; files: File[] };
  expect([input.source, input.files.map(({ name }) => name)]).toEqual(['2 个文件', ['ports.csv', 'carriers.csv']]);
  requests.previewImport?.at(-1)?.resolve(unfit);
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('有 231 个问题，不能导入');
  const rows = region(messages.problemList).getByRole('row').elements();
  expect(rows.map(({ textContent }) => textContent)).toContain('三月运价.xlsx · 海运运价4240HQ金额最多两位小数');
  await expect.element(page.getByText('只列出前 4 条，共 231 条。')).toBeVisible();
  expect(button(messages.confirm).elements()).toEqual([]);
});

test('what was previewed is imported by its fingerprint; if the data have changed it is previewed anew', async () => {
  const { requests } = await opened();
  await userEvent.upload(page.getByLabelText(upload.files), [new File(['x'], '三月运价.xlsx')]);
  requests.previewImport?.at(-1)?.resolve(fit);
  await settled();
  const rows = region(messages.tables).getByRole('row').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '表新增变更终止不变保留删除演示数据',
    '海运运价1,240318968,41200',
    '船期5200410296',
  ]);
  await button(messages.confirm).click();
  expect(requests.applyImport?.at(-1)?.input).toMatchObject({ source: '三月运价.xlsx', fingerprint: 'f1' });
  requests.applyImport?.at(-1)?.reject(new ApiError(codes.conflict, '预览之后数据有变化'));
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('预览之后数据有变化');
  expect(button(messages.confirm).elements()).toEqual([]);
  await button('重试').click();
  requests.previewImport?.at(-1)?.resolve({ ...fit, fingerprint: 'f2' });
  await settled();
  await button(messages.confirm).click();
  expect(requests.applyImport?.at(-1)?.input).toMatchObject({ fingerprint: 'f2' });
  requests.applyImport?.at(-1)?.resolve({ id: 4, counts: [] });
  await settled();
  await expect.element(page.getByText('第 4 次导入已生效，网站几秒内显示新的数据。')).toBeVisible();
});

walkEvery(model, (state) => {
  const { imports, preview, result, errorMessage } = state.context;
  const isShown = state.matches('shown');
  const alerts = page.getByRole('alert').elements().length;
  const isPreview = state.matches({ shown: 'previewed' }) || state.matches({ shown: 'applying' });
  const hasProblems = isPreview && (preview?.problemCount ?? 0) > 0;
  expect(alerts).toBe(Number(errorMessage !== undefined) + Number(hasProblems));
  expect(region(pastMessages.list).elements()).toHaveLength(isShown && imports.length > 0 ? 1 : 0);
  expect(button(messages.confirm).elements()).toHaveLength(isPreview && isImportable(preview) ? 1 : 0);
  expect(page.getByText(dataMessages.undone(3)).elements()).toHaveLength(result?.done === 'undone' ? 1 : 0);
  expect(region(dataMessages.title).element().ariaBusy).toBe(String(state.hasTag('busy')));
});
