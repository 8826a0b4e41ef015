import { expect, onTestFinished, test, vi } from 'vitest';
import { goodsPage } from '#contract/goods/goods.ts';
import { createCaller } from '#src/api/client.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

test.each([
  ['timeout', '请求超时，请稍后重试'],
  ['error', '网络连接失败，请检查网络后重试'],
] as const)('a request of the browser that ends by %s is shown as “%s”', async (end, text) => {
  const notices: { text: string; title?: string }[] = [];
  // it never leaves the browser
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function end_(this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent(end)));
  });
  onTestFinished(() => sent.mockRestore());
  const { call } = createCaller({
    apiBase: '',
    readToken: () => undefined,
    expired: () => undefined,
    report: (trouble) => void notices.push(trouble),
    save: () => undefined,
  });
  await expect(call(goodsPage, { page: 1 })).rejects.toMatchObject({ message: text });
  expect(notices).toEqual([{ text, title: '错误' }]);
});
