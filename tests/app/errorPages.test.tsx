import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { errorMessages } from '#src/app/messages/errors.ts';
import { RouteError } from '#src/app/pages/RouteError.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

describe('the page of a route error', () => {
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
