import { deskDeviceDays } from '#contract/desk/deskLimits.ts';
import { acceptedKeys, keyedDigestOf, randomToken, sameDigest } from '#server/config/secrets.ts';
import type { Context } from '#server/http/context.ts';
import { daysLater } from '#server/support/chinaTime.ts';

type Dependencies = Pick<Context, 'clock' | 'secret' | 'staffCookie'>;

const macOf = (key: string, login: string, id: string, until: string): string =>
  keyedDigestOf(key, `desk device ${login} ${id} ${until}`);

/** The id of the calling device, if this login has signed in there within 90 days. */
export const knownDeviceOf = ({ clock, secret, staffCookie }: Dependencies, login: string): string | undefined => {
  const [id = '', until = '', mac = ''] = (staffCookie.device() ?? '').split('.');
  const isOwn = acceptedKeys(secret).some((key) => sameDigest(macOf(key, login, id, until), mac));
  return isOwn && clock.now().getTime() < Number(until) ? id : undefined;
};

/**
 * Registers the device for this login: attempts from it are counted separately from those of strangers, who could
 * otherwise lock a colleague out (OWASP: device cookies).
 */
export const rememberDevice = ({ clock, secret, staffCookie }: Dependencies, login: string): void => {
  const [id, until] = [randomToken(128), String(daysLater(clock.now(), deskDeviceDays).getTime())];
  staffCookie.setDevice([id, until, macOf(secret.current, login, id, until)].join('.'));
};
