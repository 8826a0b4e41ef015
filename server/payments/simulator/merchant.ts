import type { KeyObject } from 'node:crypto';
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { AlipaySettings, WechatSettings } from '#server/config/paymentConfig.ts';
import { feeRate } from './fee.ts';

const generate = promisify(generateKeyPair);

interface Pair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}
const newPair = (): Promise<Pair> => generate('rsa', { modulusLength: 2_048 });

const publicPem = ({ publicKey }: Pair): string => publicKey.export({ type: 'spki', format: 'pem' }).toString();
/** In the format of Alipay's console: base64 without the lines of a PEM. */
const publicBase64 = ({ publicKey }: Pair): string =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const privateBase64 = ({ privateKey }: Pair): string =>
  privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The data of both sides of a simulated channel: the merchant's settings, and the channel's keys. */
export interface Registered<Settings> {
  settings: Settings;
  /** Verifies the merchant's messages. */
  merchantKey: KeyObject;
  /** Signs the channel's messages. */
  ownKey: KeyObject;
}

/** Registers a merchant of each channel with newly generated keys; `address` is the simulator's. */
export const registerMerchants = async (
  address: string,
): Promise<{ alipay: Registered<AlipaySettings>; wechat: Registered<WechatSettings> }> => {
  const [ours, alipays, wechats] = await Promise.all([newPair(), newPair(), newPair()]);
  return {
    alipay: {
      settings: {
        appId: '9021000100000001',
        sellerId: '2088000000000001',
        privateKey: privateBase64(ours),
        publicKey: publicBase64(alipays),
        gateway: `${address}/gateway.do`,
        feeRate,
      },
      merchantKey: ours.publicKey,
      ownKey: alipays.privateKey,
    },
    wechat: {
      settings: {
        merchantId: '1900000001',
        appId: 'wx0000000000000001',
        serial: randomBytes(20).toString('hex').toUpperCase(),
        privateKey: privateBase64(ours),
        publicKey: publicPem(wechats),
        publicKeyId: 'PUB_KEY_ID_0119000000010000000000000001',
        apiV3Key: randomBytes(16).toString('hex'),
        gateway: address,
        feeRate,
      },
      merchantKey: ours.publicKey,
      ownKey: wechats.privateKey,
    },
  };
};
