import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChartPage } from '#stories/tooling/charts/ChartPage.tsx';
import { chartOf } from '#stories/tooling/charts/chart.ts';
import { storiesOf } from '#stories/tooling/charts/storiesOf.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { chartDrawing } from '#tests/support/chartDrawing.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const state = (zh: string) => page.getByRole('button', { name: `状态 ${zh}`, exact: true });

describe('the page of a chart', () => {
  test(
    'says of the state that is pressed what it means, what follows, and where it is seen',
    { tags: ['deep'] },
    async () => {
      await chartDrawing('smsCode');
      await Promise.all([storiesOf('smsCode', 'state_waking'), storiesOf('smsCode', 'state_sending')]);
      render(<ChartPage name="smsCode" />);
      await expect.element(page.getByRole('heading', { name: '恢复倒计时 waking' })).toBeVisible();
      await expect.element(page.getByText('经过即离开，没有可看的画面。')).toBeVisible();
      await userEvent.click(state('验证码发送中'), { position: { x: 20, y: 10 } });
      await expect.element(page.getByRole('heading', { name: '验证码发送中 sending' })).toBeVisible();
      await expect
        .element(
          page
            .getByRole('listitem')
            .filter({ hasText: '「验证码发送中」时，验证码发送失败 → 「可获取验证码」；显示失败原因' }),
        )
        .toBeVisible();
      const story = page.getByRole('link', { name: 'flows/SmsCode · Sending' });
      await expect.element(story).toHaveAttribute('href', './?path=/story/flows-smscode--sending');
      await expect.element(story).toHaveAttribute('target', '_top');
    },
  );

  test('begins at the first state of a chart with states inside states', async () => {
    await chartDrawing('reading');
    render(<ChartPage name="reading" />);
    expect(chartOf('reading').root.children).toHaveLength(3);
    await expect.element(state('未到末尾')).toHaveAttribute('aria-current', 'true');
  });
});
