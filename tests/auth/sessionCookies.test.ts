import { describe, expect, test } from 'vitest';
import { userCookieOf } from '#contract/auth/userCookie.ts';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';

const user = {
  userName: '用户5678',
  account: '13812345678',
  phone: '138****5678',
  mmInfo: [{ orderNo: 'MM1', status: 'SUBMITTED' }],
};

describe('the cookie that shows the user', () => {
  test('holds all but the whole phone number', () => {
    const { account: _account, ...shown } = user;
    expect(JSON.parse(userCookieOf(user))).toEqual(shown);
  });

  test('holds the name alone where the rest would not fit into a cookie', () => {
    const long = { ...user, mmInfo: Array.from({ length: 200 }, () => user.mmInfo[0]!) };
    expect(JSON.parse(userCookieOf(long))).toEqual({ userName: '用户5678' });
    expect(encodeURIComponent(userCookieOf({ ...user, avatar: '图'.repeat(300) })).length).toBeLessThan(4_096);
  });
});

test.each([
  [{ mcpCode: 'MC00000001' }, true],
  [{ mcpCode: 'MC00000002' }, false],
  [null, false],
])('of %j it is %s that it is the special enterprise', (enterprise, isSpecial) => {
  expect(isSpecialEnterprise(enterprise)).toBe(isSpecial);
});
