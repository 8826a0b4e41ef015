import { describe, expect, test } from 'vitest';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import { isNoticed } from '#stories/tooling/charts/effects.ts';
import { guardText } from '#stories/tooling/charts/guards.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { sentencesOf } from '#stories/tooling/charts/sentence.ts';

const linesOf = (name: MachineName): string[] => [...sentencesOf(name).values()];

describe('a chart', () => {
  test('holds event, delay, guard, orders and what they are instead of', () => {
    const { transitions, root } = chartOf('session');
    const from = (source: string) => transitions.filter((one) => one.source === source);
    const [both, , , otherwise] = from('state_recalling');
    expect(guardText(both!.guard!)).toBe('hasTicket and hasToken');
    expect(otherwise!.instead.map(guardText)).toEqual(['hasTicket and hasToken', 'hasTicket', 'hasToken']);

    const special = from('state_signedIn_arriving').find(({ guard }) => guard);
    expect(special).toMatchObject({
      id: 'session.signedIn.arriving --xstate.done.actor.fetchArrival #1',
      event: { kind: 'done', name: 'fetchArrival' },
      effects: [
        { kind: 'own', name: 'setUser' },
        { kind: 'effect', name: 'openBusinessPage' },
      ],
    });
    expect(from('state_signedIn_arriving').find(({ type }) => type === 'user.requested')?.ignored).toBe(true);
    expect(from('state_pausing')[0]?.event).toEqual({ kind: 'after', name: 'expiryPause', milliseconds: 1_500 });
    expect(
      statesIn(root)
        .find(({ name }) => name === 'gone')
        ?.entry.filter(isNoticed),
    ).toEqual([
      { kind: 'effect', name: 'clearCookies' },
      { kind: 'effect', name: 'reloadPage' },
    ]);
  });
});

describe('the sentence of a transition', () => {
  test.each<[string, MachineName, string]>([
    [
      'what follows',
      'smsCode',
      '「可获取验证码」时，点了获取验证码，若手机号或邮箱正确 → 「人机验证中」；随即弹出人机验证',
    ],
    [
      'a guard that did not hold',
      'smsCode',
      '「可获取验证码」时，点了获取验证码，若“手机号或邮箱正确”不成立，状态不变；提示手机号或邮箱有误',
    ],
    ['an answer', 'smsCode', '「验证码发送中」时，验证码发送成功 → 「重发倒计时」；提示发送成功，记下何时可以重发'],
    ['a failure', 'smsCode', '「验证码发送中」时，验证码发送失败 → 「可获取验证码」；显示失败原因'],
    ['itself again', 'smsCode', '「重发倒计时」时，又过了一秒，重新进入「重发倒计时」'],
    ['a picture that is requested anew', 'sliderCaptcha', '「等待拖动」时，换一张图 → 「加载拼图」；随即加载拼图'],
    ['time', 'session', '「稍候刷新」时，过了 1.5 秒（看清过期提示） → 「会话已清除」；清除本机的登录凭证，刷新页面'],
    ['two guards', 'session', '一进入「回忆登录状态」，若地址带有单点登录票据，且本机存有登录令牌 → 「确认是否换号」'],
    [
      'several that did not hold',
      'detail',
      '一进入「是否已有数据」，若“内容已随页面送达”“地址已指定一条”都不成立 → 「已收起」',
    ],
    ['what is ignored', 'session', '「刚刚登录」时，要求刷新用户信息，不予理会'],
    ['any state', 'verification', '任何时候，关掉对话框 → 「已关闭」'],
    ['a state called as another', 'login', '「密码登录 · 填写中」时，离开一个输入框，状态不变'],
    ['what is entered by itself', 'session', '「确认是否换号」时，保留当前账号 → 「已登录」；随即获取用户信息'],
    [
      'the message on leaving',
      'navigation',
      '「旧页淡出」时，过了 0.08 秒（旧页淡出） → 「页面就绪」；结束淡出，告知进度条切换结束，显示新页面',
    ],
  ])('%s', (_what, name, sentence) => {
    expect(linesOf(name)).toContain(sentence);
  });

  test.each(machineNames)('%s: every transition has one, without a gap', (name) => {
    const { transitions } = chartOf(name);
    const lines = linesOf(name);
    expect(lines).toHaveLength(new Set(transitions.map(({ id }) => id)).size);
    expect(lines.filter((line) => /undefined|「」|（）|，，|；，|，；|若，|；$|“”/.test(line))).toEqual([]);
  });
});
