import { describe, expect, test } from 'vitest';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { authNoticeMessages } from '#src/features/enterprise/messages/authNotice.ts';
import { clientMessages } from '#src/api/messages.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { identityMessages } from '#src/features/auth/messages/identity.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { errorMessages } from '#src/app/messages/errors.ts';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { orderSuccessMessages } from '#src/features/services/messages/orderSuccess.ts';
import { routeOf } from '#src/routes.ts';

/** The sentences that the specification quotes, in the interface's language. */
const sentences: Record<string, [said: string, expected: string][]> = {
  'section 2: header and modals': [
    [uiMessages.session.login, '注册/登录'],
    [uiMessages.session.logout, '退出登录'],
    [uiMessages.session.memberCenter, '会员中心'],
    [uiMessages.session.wholeVehicle, '整车订单'],
    [uiMessages.miniProgram.button, '官方小程序'],
    [notFoundMessages.title, '您要找的页面走丢了'],
    [notFoundMessages.latin, 'This page could not be found'],
    [notFoundMessages.code, '404'],
    [errorMessages.home, '返回首页'],
    [identityMessages.reading.confirm, '知道了'],
    [identityMessages.reading.wait(10), '还需阅读 10 秒'],
    [bookingMessages.placed.title, '恭喜您，下单成功'],
    [orderSuccessMessages.title, '恭喜您，下单成功'],
  ],
  'section 4: states': [
    [loginMessages.login.modes.sms, '验证码登录'],
    [loginMessages.login.modes.password, '密码登录'],
    [loginMessages.login.modes.register, '注册'],
    [loginMessages.login.remember, '记住密码 30 天'],
    [loginMessages.sms.request, '获取验证码'],
    [loginMessages.sms.wait(60), '60秒后重新获取'],
    [authNoticeMessages.unverified, '请尽快完成企业认证，否则订单将在两天后自动取消。'],
    [authNoticeMessages.passed, '即将为您打开会员中心，可在其中查看订单进展。'],
    [authNoticeMessages.countdown(5), '5 秒后自动前往会员中心'],
  ],
  'section 5: validation': [
    [problemMessages.required, '请输入'],
    [problemMessages.phoneLength, '手机号须为11位'],
    [problemMessages.phoneInvalid, '请输入正确的手机号'],
    [problemMessages.smsCodeLength, '验证码长度为4-6位'],
    [problemMessages.passwordLength, '密码长度不能少于6位'],
    [problemMessages.agreementUnticked, '请勾选用户协议'],
    [problemMessages.mustAgree, '请阅读并同意用户协议和隐私政策'],
    [problemMessages.passwordsDiffer, '两次输入的密码不一致'],
  ],
  'section 8: errors and messages': [
    [clientMessages.title, '错误'],
    [uiMessages.busy, '抱歉，服务器正忙！'],
    [clientMessages.timeout, '请求超时，请稍后重试'],
    [uiMessages.offline, '网络连接失败，请检查网络后重试'],
    [loginMessages.captcha.passed(1.234), '1.23s验证成功'],
    [loginMessages.captcha.failed('坐标不符'), '验证失败：坐标不符'],
    [loginMessages.captcha.failed(undefined), '验证失败'],
    [uiMessages.session.signedIn, '登录成功'],
    [uiMessages.session.registered, '注册成功'],
    [uiMessages.session.signedOut, '退出登录成功'],
    [loginMessages.sms.sent, '发送成功'],
    [loginMessages.sms.sending, '验证码发送中..'],
  ],
};

describe.each(Object.entries(sentences))('%s', (_, said) => {
  test.each(said)('%s', (sentence, expected) => expect(sentence).toBe(expected));
});

test('section 1: the page’s head speaks of chemical supply chains', () => {
  expect(routeOf('/').title).toBe('化运通 · 化工供应链一站式服务');
});

test('section 2: the help center’s topics of the footer', () => {
  expect(uiMessages.footer.helpTopics).toEqual([
    { id: '1.1.1', name: '新手指引' },
    { id: '2', name: '产品下载' },
    { id: '3', name: '关于我们' },
  ]);
});

test('section 1: an order’s success names the two days of the verification', () => {
  expect(orderSuccessMessages.steps[0]?.text).toContain('请在下单后 2 天内完成企业认证');
});
