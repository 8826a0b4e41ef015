import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bookingsPath } from '#contract/orders/bookings/bookingCalls.ts';
import { captchaCheck, captchaGet, repCodes, singleSignOn } from '#contract/auth/auth.ts';
import { constantsByType } from '#contract/search/referenceData.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { expiryCodes, successCodes } from '#contract/protocol/codeGroups.ts';
import { paths } from '#contract/app/routes.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import * as user from '#contract/auth/user.ts';
import { serviceMail } from '#contract/content/serviceMail.ts';
import { everyEndpoint } from '#tests/support/everyEndpoint.ts';

const fieldsOf = ({ input }: Endpoint): string[] => Object.keys((input as z.ZodMiniObject).shape);
const takes = ({ input }: Endpoint, value: object): boolean => input.safeParse(value).success;

describe('specification 2: the routes', () => {
  const specified = `
    / /airLift /business /dgdesk /domesticTrade /enquiryFcl /fluidBag /helpCenter /lcl /news /railWayIndex /root
    /shippingFcl /shippingLcl /tankIndex /warehouse /warehouseing
    /airLift/airLiftOrder /builtIn/addOrder /builtIn/addOrderSuccess /dgdesk/addOrderSuccess /dgdesk/dgdeskDetail
    /domesticTrade/orderPage /railWay/addOrder /railWay/success /shippingFcl/addOrder /shippingFcl/addOrderSuccess
    /shippingLcl/oldIndex /shippingLcl/success
    /procurement/mobile/:id? /procurement/share/:id? /act/:id? /news/:id`;

  const seaRail = ['/seaRail', '/seaRail/addOrder', '/seaRail/success'];
  const own = [
    '/orders',
    '/orders/:id',
    '/instructions/:id',
    '/vgm/:id',
    '/bills/:id',
    '/quotes',
    '/quotes/:id',
    '/q/:id',
    '/tracking',
    '/t/:id',
    '/b/:id',
    ...seaRail,
  ];

  test('are all there, spelled so, and besides them the pages of orders, their papers and tracks, quotes, offers and sea-rail alone', () => {
    expect(Object.values(paths).toSorted()).toEqual([...specified.trim().split(/\s+/), ...own].toSorted());
  });
});

describe('specification 7: the calls', () => {
  const prefixes = [
    '/api-basic',
    '/api-user',
    '/api-ecommerce',
    '/api-puds',
    '/api-common-oss',
    '/api-cms',
    '/api-outdoor',
    '/api-mars',
    '/api-platform',
    '/api-item',
    '/api-auth',
  ];

  test.each(everyEndpoint())('%s begins with a path prefix of the specification', (_, { path }) =>
    expect(prefixes).toContain(path.split('/', 2).join('/')),
  );

  test('bookings in DCSA’s shape begin with one too, and end as DCSA Booking 2.0 names them', () => {
    expect(prefixes.map((prefix) => `${prefix}/v2/bookings`)).toContain(bookingsPath);
  });

  test.each([
    ['password login', passwordLogin, 'post', ['userName', 'password']],
    ['SMS login', user.smsLogin, 'post', ['phone', 'code']],
    ['register', user.register, 'post', ['phone', 'code', 'password', 'userSource']],
    ['single sign-on', singleSignOn, 'post', ['token']],
    ['get logged-in user info', user.getInfo, 'post', []],
    ['logout', user.logout, 'post', []],
    ['send SMS', user.sendSms, 'post', ['phone', 'userSource', 'messageType']],
    ['captcha get', captchaGet, 'get', ['captchaType', 'clientUid', 'ts']],
    ['captcha check', captchaCheck, 'post', ['captchaType', 'pointJson', 'token']],
    ['enterprise info', user.enterpriseInfo, 'post', ['basicEntId', 'appSource']],
    ['constants by type', constantsByType, 'post', ['constType']],
    ['service mail', serviceMail, 'get', []],
  ])('%s has its method and its payload', (_, endpoint: Endpoint, method, names) => {
    expect(endpoint.method).toBe(method);
    expect(fieldsOf(endpoint)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    [captchaGet, 'get'],
    [captchaCheck, 'check'],
  ])('the captcha of the auth service is at captcha/…', ({ path }, act) =>
    expect(path).toBe(`/api-auth/captcha/${act}`),
  );

  test('an SMS is for a login or a registration, requested by the site itself', () => {
    const requested = { phone: '13812345678', userSource: 'echem', captchaVerification: 'v' };
    const purposes = ['user_login', 'user_sign', 'user_reset', 'login', ''];
    expect(purposes.filter((messageType) => takes(user.sendSms, { ...requested, messageType }))).toEqual([
      'user_login',
      'user_sign',
    ]);
    expect(takes(user.sendSms, { ...requested, messageType: 'user_login', userSource: 'other' })).toBe(false);
  });
});

describe('specification 8: the result codes', () => {
  test('success, and the two others that are no errors', () =>
    expect(successCodes).toEqual(['00000000', '000', '10002000']));

  test('not logged in or expired; of the service’s own, a password that was changed elsewhere', () =>
    expect(expiryCodes).toEqual(['10001701', '00000401', '10001702']));

  test('of the captcha: 0000 is right, 6201 clears the pictures', () => {
    expect([repCodes.ok, repCodes.getLimit]).toEqual(['0000', '6201']);
  });

  test('every code is one only, and a rejection of the service has eight digits', () => {
    const all = Object.values(codes);
    expect(new Set(all).size).toBe(all.length);
    const ownOnes = all.filter((code) => !successCodes.includes(code) && !expiryCodes.includes(code));
    expect(ownOnes.filter((code) => !/^1[0-3]000\d{3}$/.test(code))).toEqual([]);
  });

  /** Values that older pages and other programs read; a change must be noticed here. */
  test.each([
    ['badInput', '10000400'],
    ['forbidden', '10000403'],
    ['notFound', '10000404'],
    ['conflict', '10000409'],
    ['tooMany', '10000429'],
    ['failed', '10000500'],
    ['unavailable', '10000503'],
    ['captchaMissing', '12000001'],
    ['smsCodeWrong', '12000002'],
    ['smsNotSent', '12000003'],
    ['credentialsWrong', '12000004'],
    ['phoneRegistered', '12000005'],
    ['passwordWeak', '12000006'],
    ['ticketInvalid', '12000007'],
    ['licenceUnreadable', '12000008'],
    ['verificationPending', '12000009'],
    ['accountDisabled', '12000010'],
    ['accountClosing', '12000011'],
    ['priceChanged', '13000001'],
    ['sailingClosed', '13000002'],
    ['keyReused', '13000003'],
    ['goodsRejected', '13000004'],
  ] as const)('%s is %s', (name, code) => expect(codes[name]).toBe(code));
});
