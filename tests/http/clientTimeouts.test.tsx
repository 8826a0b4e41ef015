import { expect, onTestFinished, test, vi } from 'vitest';
import { goodsPage } from '#contract/goods/goods.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { createCaller } from '#src/api/client.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

/** A caller whose requests never leave the browser: they end as scripted, and their time limits are recorded. */
const caller = (end: 'timeout' | 'error', adapter?: 'fetch') => {
  const limits: number[] = [];
  const notices: { text: string; title?: string }[] = [];
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function end_(this: XMLHttpRequest) {
    limits.push(this.timeout);
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent(end)));
  });
  onTestFinished(() => sent.mockRestore());
  const { call } = createCaller({
    apiBase: '',
    ...(adapter && { adapter }),
    readToken: () => undefined,
    expired: () => undefined,
    report: (trouble) => void notices.push(trouble),
    save: () => undefined,
  });
  return { call, limits, notices };
};

test.each([
  ['timeout', '请求超时，请稍后重试'],
  ['error', '网络连接失败，请检查网络后重试'],
] as const)('a request that ends by %s is shown as “%s”', async (end, text) => {
  const { call, notices } = caller(end);
  await expect(call(goodsPage, { page: 1 })).rejects.toMatchObject({ message: text });
  expect(notices).toEqual([{ text, title: '错误' }]);
});

test('a call is given a minute, a file 22', async () => {
  const { call, limits } = caller('error');
  await expect(call(goodsPage, { page: 1 })).rejects.toThrow('网络连接失败');
  const content = new Uint8Array([1]);
  const document = { orderNo: 'HY202603090001', fileName: 'a.pdf', paperCode: '', content };
  await expect(call(uploadOrderDocument, document)).rejects.toThrow('网络连接失败');
  expect(limits).toEqual([60_000, 1_320_000]);
});
