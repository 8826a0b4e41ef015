import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { share } from '#src/app/share.ts';
import type { Site } from '#src/app/siteContext.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

describe('the result of sharing is shown in its tone', () => {
  const words = { shared: '链接已复制', shareFailed: '复制失败' };
  const shared = async (copy: () => Promise<void>) => {
    const notify = vi.fn<Site['notify']>();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    onTestFinished(() => copied.mockRestore());
    await share({ notify } as unknown as Site, '甲醇', words);
    return notify.mock.calls;
  };

  test('an address that was copied, one that was not, and who would rather not', async () => {
    expect(await shared(async () => undefined)).toEqual([['success', '链接已复制']]);
    expect(await shared(async () => Promise.reject(new DOMException('', 'NotAllowedError')))).toEqual([
      ['error', '复制失败'],
    ]);
    expect(await shared(async () => Promise.reject(new DOMException('', 'AbortError')))).toEqual([]);
  });
});
