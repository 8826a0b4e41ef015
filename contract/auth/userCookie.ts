import type { UserInfo } from './user.ts';

/** Browsers silently drop a cookie above 4096 bytes; encoded Chinese is nine bytes a character. */
const bytesMax = 3_500;

/** The content of the user cookie: never the whole phone number, and only the name where all the rest is too long. */
export const userCookieOf = ({
  account: _account,
  ...user
}: Pick<UserInfo, 'userName'> & Partial<UserInfo>): string => {
  const whole = JSON.stringify(user);
  return encodeURIComponent(whole).length > bytesMax ? JSON.stringify({ userName: user.userName }) : whole;
};
