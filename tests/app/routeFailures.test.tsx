import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { NewsArticle as WholeArticle } from '#contract/content/content.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { errorMessages } from '#src/app/messages/errors.ts';
import { RouteError } from '#src/app/pages/RouteError.tsx';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

/** The detail pages by their addresses, each while its response is pending. */
const pages: Record<string, () => ReturnType<typeof opened>> = {
  '/news/{id}': () =>
    opened((actor: DetailActor<WholeArticle | null>) => (
      <NewsArticle
        article={actor}
        categories={{ notice: '公告', market: '行情', regulation: '法规', guide: '指南' }}
        hotline="400-000-0000"
        onShare={() => {}}
        onPrint={() => {}}
      />
    )),
};

const shownLater = async () => {
  await pass(100);
  return document.querySelector('main')?.textContent;
};

const opened = <Value,>(view: (actor: DetailActor<Value>) => ReactNode) => {
  const { requests } = renderMachine(detailMachineOf<Value>('detail'), { id: 'x' }, view);
  return async (error: Error) => {
    requests.fetchDetail?.at(-1)?.reject(error);
    // the error page is in the code of the footer
    await expect.poll(shownLater).not.toBe('');
    return () => requests.fetchDetail?.length;
  };
};

describe.each(Object.keys(pages))('%s whose data fails', (path) => {
  test('is the error page with the status and the request id, and can be tried again', async () => {
    const fail = pages[path]!();
    const calls = await fail(new ApiError(codes.failed, '服务繁忙', undefined, '4f1c9a7e8b3d41cc', 503));
    await expect.element(page.getByText('503', { exact: true })).toBeVisible();
    await expect.element(page.getByText('请求编号：4f1c9a7e8b3d41cc')).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: errorMessages.routeError.retry }).click();
    expect(calls()).toBe(2);
    expect(page.getByText('503', { exact: true }).elements()).toEqual([]);
  });
});

test('an error page says that the browser is offline, as long as it is', async () => {
  render(<RouteError status={500} />);
  const hint = page.getByText(errorMessages.routeError.offline);
  expect(hint.elements()).toEqual([]);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  window.dispatchEvent(new Event('offline'));
  await settled();
  await expect.element(hint).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(hint.elements()).toEqual([]);
});
