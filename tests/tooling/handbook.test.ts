import { describe, expect, test } from 'vitest';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { chartNames } from '#stories/tooling/charts/meanings.ts';
import { sentencesOf } from '#stories/tooling/charts/sentence.ts';
import { areas } from '#stories/tooling/handbook/areas.ts';
import { facts } from '#stories/tooling/handbook/facts.ts';
import { deafTo } from '#stories/tooling/handbook/follow.ts';
import { markedIn, shortened } from '#stories/tooling/handbook/marks.ts';
import { hashOf, routeOf, stateHash, transitionHash } from '#stories/tooling/handbook/route.ts';
import { resultsFor } from '#stories/tooling/handbook/search.ts';

const hashesOf = (kind: string) => new Set(facts.filter((fact) => fact.kind === kind).map(({ hash }) => hash));

describe('what the handbook knows', () => {
  test('every machine is in one area, and has a purpose', () => {
    expect(areas.flatMap(({ names }) => names).toSorted()).toEqual(machineNames.toSorted());
    expect(machineNames.filter((name) => !chartNames[name].purpose.endsWith('。'))).toEqual([]);
  });

  test('every transition and every state in which one can stay is found', () => {
    const [transitions, states, flows] = ['transition', 'state', 'flow'].map(hashesOf);
    for (const name of machineNames) {
      const { root, transitions: all } = chartOf(name);
      expect(flows).toContain(hashOf({ page: 'flow', name }));
      for (const { id } of all) expect(transitions).toContain(transitionHash(name, id));
      const passed = new Set(
        all.filter(({ event, guard }) => event.kind === 'always' && !guard).map((one) => one.source),
      );
      const stayed = statesIn(root).filter(({ id, children }) => children.length === 0 && !passed.has(id));
      expect(stayed.length).toBeGreaterThan(0);
      for (const { path } of stayed) expect(states).toContain(stateHash(name, path));
    }
  });

  test('every fact’s address leads to what it is about', () => {
    for (const { machine, hash } of facts) {
      const route = routeOf(hash);
      if (route.page !== 'flow') throw new Error(`${hash} is no flow's`);
      expect(route.name).toBe(machine);
      const { root, transitions } = chartOf(machine);
      const ids =
        route.picked?.kind === 'state' ? statesIn(root).map(({ path }) => path) : transitions.map(({ id }) => id);
      if (route.picked) expect(ids).toContain(route.picked.id);
    }
  });

  test('a page is no flow’s name, and an unknown name is no page', () => {
    const pages = ['#find/订单', '#changes', '#stories', '#', ''].map((hash) => routeOf(hash).page);
    expect(pages).toEqual(['find', 'changes', 'stories', 'front', 'front']);
    expect(routeOf('#noSuchFlow').page).toBe('unknown');
    expect(machineNames).not.toEqual(expect.arrayContaining(['find', 'changes', 'stories']));
    expect(routeOf(hashOf({ page: 'find', query: 'a/b %？' }))).toEqual({ page: 'find', query: 'a/b %？' });
  });

  test('what changes nothing in a state leaves out what a region beside it hears', () => {
    const chart = chartOf('login');
    const typing = statesIn(chart.root).find(({ path }) => path === 'open.form.sms.editing')!;
    expect(deafTo(chart, typing)).not.toContain('text.opened');
    expect(deafTo(chart, typing)).toContain('consent.given');
  });

  test('an automatic step after a response is shown with it', () => {
    const sentences = sentencesOf('sliderCaptcha');
    const failed = facts.find(
      ({ sentence }) => sentence === sentences.get('sliderCaptcha.checking --xstate.error.actor.checkPosition #1'),
    );
    expect(failed?.next).toEqual([
      sentences.get('sliderCaptcha.failed --xstate.after.refreshPause.sliderCaptcha.failed #1'),
    ]);
  });
});

describe('questions as product people type them', () => {
  test.each([
    ['验证码已发送但拼图过期会怎样？', 'smsCode', '“人机验证”只在「人机验证中」时进行'],
    ['倒计时的时候再点获取验证码会怎样', 'smsCode', '「重发倒计时」时，“点了获取验证码”'],
    ['下单时价格变了怎么办', 'booking', '「价格有变」时，接受新价格 → 「提交订单」'],
    ['营业执照图片太大', 'licence', '提示文件过大'],
    ['企业没认证，订单会被取消吗', 'orderLife', '超时未认证 → 「超时自动取消'],
    ['弹窗被浏览器拦截了怎么办', 'authNotice', '新标签页被浏览器拦截 → 「弹窗被拦截」'],
    ['另一个窗口改了草稿', 'booking', '另一窗口改动了草稿 → 「另一窗口已改动」'],
    ['放舱以后还能取消订单吗', 'orderLife', '「已放舱（SO 已出）」时，取消订单 → 「已取消」'],
    ['开船后还能取消吗', 'orderLife', '“取消订单”'],
    ['忘记密码', 'login', '点了忘记密码 → 「找回密码」'],
    ['协议没读完就点我知道了', 'reading', '若已到文末且倒计时结束 → 「已确认」'],
    ['滑块没拼对会怎样', 'sliderCaptcha', '「验证失败」时，过了 1 秒'],
    ['发票申请失败', 'invoiceRequest', '提交开票申请失败 → 「填写开票信息」'],
    ['没查到结果', 'list', '若没有结果 → 「无结果」'],
    ['code.requested', 'smsCode', '点了获取验证码，若手机号或邮箱正确 → 「人机验证中」'],
  ])('%s', (question, machine, answer) => {
    const first = resultsFor(question).slice(0, 3);
    expect(first.map(({ fact }) => `${fact.machine}: ${fact.sentence}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${machine}: .*${answer.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)),
    );
  });

  test('an unknown question has no result', () => {
    expect(resultsFor('龘龘')).toEqual([]);
    expect(resultsFor('？')).toEqual([]);
  });

  test('shared words are marked, synonyms too, and long lists are limited to the matches', () => {
    const marked = markedIn('「拖动中」时，松开滑块', '拼图').filter(({ isMarked }) => isMarked);
    expect(marked.map(({ text }) => text)).toEqual(['滑块']);
    const list = '“受理”“放舱”“取消订单”“开船”“完成”不起作用';
    expect(shortened(list, '还能取消吗')).toBe('“取消订单”等 5 件事不起作用');
    expect(shortened('“受理”“放舱”不起作用', '还能取消吗')).toBe('“受理”“放舱”不起作用');
  });
});
