import { describe, expect, test } from 'vitest';
import { mobileTyped, smsCodeTyped } from '#contract/protocol/signInInput.ts';

describe('a mobile number as people paste it', () => {
  test.each([
    '13812345678',
    '138-1234-5678',
    '１３８１２３４５６７８',
    '138\u200B12345678',
    '+8613812345678',
    '0086-13812345678',
  ])('%j', (typed) => expect(mobileTyped(typed)).toBe('13812345678'));

  test.each([
    ['861381234567', '1381234567'],
    ['+4913812345678', '+4913812345678'],
    ['1381234567886', '1381234567886'],
    // 86 within a number is not a country code
    ['13861234567', '13861234567'],
    ['', ''],
  ])('%j stays %j', (typed, read) => expect(mobileTyped(typed)).toBe(read));
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12–34—56', '123456'],
  ['１２３４５６', '123456'],
  ['a12345', 'a12345'],
  ['参考号 123456，校验码：4829', '4829'],
  ['动态码4829，参考号 123456', '4829'],
  ['', ''],
  ['您的校验码为：4829，请勿告诉他人 2026', '4829'],
  ['CODE: 482913 (ref 123456789)', '482913'],
  ['尾号1234的验证码是 482913', '482913'],
  // no word for a code: the longest run of digits, the first of equal ones
  ['2026年 482913 有效', '482913'],
  ['电话 13812345678 请查收', '电话13812345678请查收'],
  ['验证码 123，请用 4829', '4829'],
  ['请在验证码页面于收到短信之后的五分钟之内尽快输入数字 482913 即可', '482913'],
])('an SMS code as people paste it %j is %j', (typed, code) => expect(smsCodeTyped(typed)).toBe(code));
