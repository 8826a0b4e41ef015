import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { errorMessages } from '#src/app/messages/errors.ts';
import { NotFound } from '#src/app/pages/NotFound.tsx';
import { RouteError } from '#src/app/pages/RouteError.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const heading = () => page.getByRole('heading', { level: 1 });
const home = () => page.getByRole('link', { name: errorMessages.home });

describe('the lost page', () => {
  test('says so in Chinese and English, and leads home', async () => {
    render(<NotFound />);
    await expect.element(heading()).toHaveTextContent('您要找的页面走丢了');
    await expect.element(page.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
    await expect.element(home()).toHaveAttribute('href', '/');
  });
});

describe('the page of a route error', () => {
  test.each([
    [500, errorMessages.routeError.other.title],
    [418, errorMessages.routeError.other.title],
    [403, '没有访问权限'],
    [502, '服务暂时不可用'],
    [503, '服务暂时不可用'],
  ])('%i shows its status', async (status, title) => {
    render(<RouteError status={status} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(String(status));
    await expect.element(heading()).toHaveTextContent(title);
    await expect.element(home()).toHaveAttribute('href', '/');
  });

  test('gets the request id from the error boundary', async () => {
    const failing = new ApiError(codes.failed, '', undefined, '4f1c9a7e8b3d41cc');
    function Failing(): never {
      throw failing;
    }
    vi.spyOn(console, 'error').mockReturnValue();
    render(
      <RouteBoundary fallback={(status, requestId) => <RouteError status={status} requestId={requestId} />}>
        <Failing />
      </RouteBoundary>,
    );
    await expect.element(page.getByText('请求编号：4f1c9a7e8b3d41cc')).toBeVisible();
    await expect.element(page.getByText('500')).toBeVisible();
  });

  test('can be tried again where somebody can', async () => {
    const retried = vi.fn<() => void>();
    render(<RouteError status={500} onRetry={retried} />);
    await page.getByRole('button', { name: errorMessages.routeError.retry }).click();
    expect(retried).toHaveBeenCalledOnce();
  });

  test('says that the browser is offline, as long as it is', async () => {
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
});
