import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChartTransition } from '#stories/tooling/charts/chart.ts';
import { chartOf } from '#stories/tooling/charts/chart.ts';
import { ChartViewer } from '#stories/tooling/charts/ChartViewer.tsx';
import { drawingOf } from '#stories/tooling/charts/layout.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { pass } from '#tests/support/time.ts';

aroundEachTest();

/** Lays a chart out while time stands still: ELK works in steps that a timer begins. */
const laidOut = (name: MachineName) => Promise.all([drawingOf(name), pass(10)]);

const region = () => page.getByRole('region', { name: '获取短信验证码 状态图' });
const state = (zh: string) => page.getByRole('button', { name: `状态 ${zh}`, exact: true });
const search = () => page.getByRole('searchbox', { name: '查找' });
const count = () => page.getByRole('status');
const width = (): number => region().element().querySelector('svg')!.getBoundingClientRect().width;

describe('the viewer of a chart', () => {
  const pressed = { state: vi.fn<(id: string) => void>(), event: vi.fn<(type: string) => void>() };
  const show = (possible?: ReadonlySet<string>) =>
    render(
      <ChartViewer
        name="smsCode"
        lit={new Set(['state', 'state_idle'])}
        onState={({ id }) => pressed.state(id)}
        onEvent={({ type }: ChartTransition) => pressed.event(type)}
        possible={possible}
      />,
    );
  beforeEach(async () => {
    vi.clearAllMocks();
    await laidOut('smsCode');
  });

  test('lights the present state, and no other', async () => {
    show();
    await expect.element(state('可获取验证码')).toHaveAttribute('aria-current', 'true');
    await expect.element(state('验证码发送中')).not.toHaveAttribute('aria-current');
  });

  test('a state is pressed by pointer and by keyboard', { tags: ['deep'] }, async () => {
    show();
    await userEvent.click(state('验证码发送中'), { position: { x: 20, y: 10 } });
    expect(pressed.state).toHaveBeenLastCalledWith('state_sending');
    (state('重发倒计时').element() as SVGElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(pressed.state).toHaveBeenLastCalledWith('state_coolingDown');
    await userEvent.keyboard(' ');
    expect(pressed.state).toHaveBeenCalledTimes(3);
  });

  test('of the events only the possible ones of the present state can be pressed', async () => {
    const { transitions } = chartOf('smsCode');
    show(new Set(transitions.filter(({ type }) => type === 'code.requested').map(({ id }) => id)));
    const events = page.getByRole('button', { name: /时，/ });
    await expect.element(events.first()).toBeVisible();
    expect(events.elements().map((one) => one.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^「可获取验证码」时，点了获取验证码，/),
      expect.stringMatching(/^「可获取验证码」时，点了获取验证码，/),
    ]);
    await userEvent.click(events.first());
    expect(pressed.event).toHaveBeenCalledExactlyOnceWith('code.requested');
  });

  test('searches names and meanings; Enter goes on, with Shift back, round and round', { tags: ['deep'] }, async () => {
    show();
    await userEvent.fill(search(), '验证码');
    const all = Number(count().element().textContent.split('/')[1]);
    expect(all).toBeGreaterThan(3);
    await expect.element(count()).toHaveTextContent(`1 / ${all}`);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(count()).toHaveTextContent(`3 / ${all}`);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{Enter}{/Shift}');
    await expect.element(count()).toHaveTextContent(`${all} / ${all}`);

    await userEvent.fill(search(), 'ISREACHABLE');
    await expect.element(count()).toHaveTextContent('1 / 1');
    await userEvent.fill(search(), 'storeDeadline');
    await expect.element(count()).toHaveTextContent('1 / 1');
    await userEvent.fill(search(), '航线');
    await expect.element(count()).toHaveTextContent('没有找到');
  });

  test('zooms by buttons, keys and wheel, and fits the width again', { tags: ['deep'] }, async () => {
    const { width: full } = await drawingOf('smsCode');
    show();
    await userEvent.click(page.getByRole('button', { name: '原始大小' }));
    expect(width()).toBeCloseTo(full, 0);
    await userEvent.click(page.getByRole('button', { name: '放大' }));
    expect(width()).toBeCloseTo(full * 1.25, 0);
    (region().element() as HTMLElement).focus();
    await userEvent.keyboard('--');
    expect(width()).toBeCloseTo(full / 1.25, 0);
    await userEvent.keyboard('+');
    expect(width()).toBeCloseTo(full, 0);

    const wheel = (ctrlKey: boolean) =>
      region()
        .element()
        .dispatchEvent(new WheelEvent('wheel', { deltaY: -300, ctrlKey, bubbles: true, cancelable: true }));
    expect(wheel(false)).toBe(true);
    expect(width()).toBeCloseTo(full, 0);
    expect(wheel(true)).toBe(false);
    expect(width()).toBeCloseTo(full * Math.E, 0);
    await userEvent.keyboard('1');
    await expect.poll(width).toBeCloseTo(full, 0);
    await userEvent.click(page.getByRole('button', { name: '适合宽度' }));
    await expect.poll(width).toBeLessThanOrEqual(region().element().clientWidth);
  });

  test('shows all of a chart that is larger than its box, by button and key', { tags: ['deep'] }, async () => {
    await laidOut('login');
    render(<ChartViewer name="login" onState={() => {}} />);
    const box = page.getByRole('region', { name: '登录对话框 状态图' });
    await expect.element(box).toBeVisible();
    const isWhole = () => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box.element();
      return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    };
    expect(isWhole()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: '看全图' }));
    await expect.poll(isWhole).toBe(true);
    await userEvent.click(page.getByRole('button', { name: '原始大小' }));
    await expect.poll(isWhole).toBe(false);
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('0');
    await expect.poll(isWhole).toBe(true);
  });

  test(
    'a map shows which part of a large chart is in sight, and moves it by pointer and keys; a small chart has none',
    { tags: ['deep'] },
    async () => {
      await laidOut('login');
      render(<ChartViewer name="login" onState={() => {}} />);
      const map = page.getByRole('application', { name: /^小地图/ });
      await expect.element(map).toBeVisible();
      const box = page.getByRole('region', { name: '登录对话框 状态图' }).element();
      const sight = () => map.element().querySelector('.chart-sight')!.getBoundingClientRect();
      expect([box.scrollLeft, box.scrollTop]).toEqual([0, 0]);

      const { width: across, height: down } = map.element().getBoundingClientRect();
      await userEvent.click(map, { position: { x: across - 4, y: down - 4 } });
      expect(box.scrollTop).toBeGreaterThan(box.scrollHeight - box.clientHeight - 4);
      await expect.poll(() => sight().bottom).toBeCloseTo(map.element().getBoundingClientRect().bottom, -1);

      await userEvent.keyboard('{Home}');
      expect([box.scrollLeft, box.scrollTop]).toEqual([0, 0]);
      await userEvent.keyboard('{ArrowDown}');
      expect(box.scrollTop).toBeCloseTo(box.clientHeight / 4, -1);
      await userEvent.click(page.getByRole('button', { name: '看全图' }));
      await expect.element(map).not.toBeInTheDocument();
    },
  );
});
