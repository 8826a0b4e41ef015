import { describe, expect, test } from 'vitest';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { clientMessages } from '#src/api/messages.ts';
import { copy, problemWords } from '#src/ui/messages.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { errorWords } from '#src/app/errors/errorMessages.ts';
import { orderSuccess } from '#src/features/services/sections/orderSuccess.ts';
import { routeOf } from '#src/routes.ts';

/** The sentences that the specification quotes, in the interface's language. */
const sentences: Record<string, [said: string, expected: string][]> = {
  'section 2: header and modals': [
    [copy.session.login, '注册/登录'],
    [copy.session.logout, '退出登录'],
    [copy.session.memberCenter, '会员中心'],
    [copy.session.wholeVehicle, '整车订单'],
    [copy.miniProgram.button, '官方小程序'],
    [errorWords.notFound.title, '您要找的页面走丢了'],
    [errorWords.notFound.latin, 'This page could not be found'],
    [errorWords.notFound.code, '404'],
    [errorWords.home, '返回首页'],
    [identityCopy.reading.confirm, '知道了'],
    [identityCopy.reading.wait(10), '还需阅读 10 秒'],
    [bookingCopy.placed.title, '恭喜您，下单成功'],
    [orderSuccess.title, '恭喜您，下单成功'],
  ],
  'section 4: states': [
    [loginCopy.login.modes.sms, '验证码登录'],
    [loginCopy.login.modes.password, '密码登录'],
    [loginCopy.login.modes.register, '注册'],
    [loginCopy.login.remember, '记住密码 30 天'],
    [loginCopy.sms.request, '获取验证码'],
    [loginCopy.sms.wait(60), '60秒后重新获取'],
    [bookingCopy.authNotice.unverified, '请尽快完成企业认证，否则订单将在两天后自动取消。'],
    [bookingCopy.authNotice.passed, '即将为您打开会员中心，可在其中查看订单进展。'],
    [bookingCopy.authNotice.countdown(5), '5 秒后自动前往会员中心'],
  ],
  'section 5: validation': [
    [problemWords.required, '请输入'],
    [problemWords.phoneLength, '手机号须为11位'],
    [problemWords.phoneInvalid, '请输入正确的手机号'],
    [problemWords.smsCodeLength, '验证码长度为4-6位'],
    [problemWords.passwordLength, '密码长度不能少于6位'],
    [problemWords.agreementUnticked, '请勾选用户协议'],
    [problemWords.mustAgree, '请阅读并同意用户协议和隐私政策'],
    [problemWords.passwordsDiffer, '两次输入的密码不一致'],
  ],
  'section 8: errors and messages': [
    [clientMessages.title, '错误'],
    [copy.busy, '抱歉，服务器正忙！'],
    [clientMessages.timeout, '请求超时，请稍后重试'],
    [copy.offline, '网络连接失败，请检查网络后重试'],
    [loginCopy.captcha.passed(1.234), '1.23s验证成功'],
    [loginCopy.captcha.failed('坐标不符'), '验证失败：坐标不符'],
    [loginCopy.captcha.failed(undefined), '验证失败'],
    [copy.session.signedIn, '登录成功'],
    [copy.session.registered, '注册成功'],
    [copy.session.signedOut, '退出登录成功'],
    [loginCopy.sms.sent, '发送成功'],
    [loginCopy.sms.sending, '验证码发送中..'],
  ],
};

describe.each(Object.entries(sentences))('%s', (_, said) => {
  test.each(said)('%s', (sentence, expected) => expect(sentence).toBe(expected));
});

test('section 1: the page’s head speaks of chemical supply chains', () => {
  expect(routeOf('/').title).toBe('化运通 · 化工供应链一站式服务');
});

test('section 2: the help center’s topics of the footer', () => {
  expect(copy.footer.helpTopics).toEqual([
    { id: '1.1.1', name: '新手指引' },
    { id: '2', name: '产品下载' },
    { id: '3', name: '关于我们' },
  ]);
});

test('section 1: an order’s success names the two days of the verification', () => {
  expect(orderSuccess.steps[0]?.text).toContain('请在下单后 2 天内完成企业认证');
});
