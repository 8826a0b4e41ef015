import { isPrivateKey, isPublicKey } from '#server/payments/keys.ts';
import type { Environment } from './environment.ts';

/** This merchant's Alipay settings; keys are PEM, or the base64 that its console shows. */
export interface AlipaySettings {
  appId: string;
  sellerId: string;
  /** The merchant's own key, which signs. */
  privateKey: string;
  /** Alipay's key, which verifies. */
  publicKey: string;
  gateway: string;
  /** What it keeps of a payment, in hundredths of a percent. */
  feeRate: number;
}

/** This merchant's WeChat Pay settings. */
export interface WechatSettings {
  merchantId: string;
  appId: string;
  /** The serial number of the merchant's certificate. */
  serial: string;
  /** The merchant's own key, which signs. */
  privateKey: string;
  /** WeChat Pay's key or its certificate, and its id in `Wechatpay-Serial`. */
  publicKey: string;
  publicKeyId: string;
  /** 32 characters; decrypts notifications. */
  apiV3Key: string;
  gateway: string;
  /** What it keeps of a payment, in hundredths of a percent. */
  feeRate: number;
}

/** The configured payment channels. */
export interface PaymentSettings {
  alipay: AlipaySettings | undefined;
  wechat: WechatSettings | undefined;
}

const needs = {
  支付宝: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  微信支付: [
    'WECHAT_MCH_ID',
    'WECHAT_APP_ID',
    'WECHAT_SERIAL',
    'WECHAT_PRIVATE_KEY',
    'WECHAT_PUBLIC_KEY',
    'WECHAT_PUBLIC_KEY_ID',
    'WECHAT_API_V3_KEY',
  ],
} as const satisfies Record<string, readonly (keyof Environment)[]>;

const keyProblems = (
  values: Environment,
  names: readonly (keyof Environment)[],
  isKey: (text: string) => boolean,
  kind: string,
): string[] =>
  names.flatMap((name) => {
    const text = values[name];
    return typeof text === 'string' && !isKey(text) ? [`${name} 须为 ${kind}`] : [];
  });

/** The missing settings of an incomplete payment channel, and invalid keys. */
export const paymentProblems = (values: Environment): string[] => [
  ...Object.entries(needs).flatMap(([channel, names]) => {
    const missing = names.filter((name) => values[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${channel}只设置了一部分，还须设置 ${missing.join('、')}`];
  }),
  ...keyProblems(values, ['ALIPAY_PRIVATE_KEY', 'WECHAT_PRIVATE_KEY'], isPrivateKey, 'RSA 私钥（PEM 或 Base64）'),
  ...keyProblems(values, ['ALIPAY_PUBLIC_KEY', 'WECHAT_PUBLIC_KEY'], isPublicKey, 'RSA 公钥（PEM 或 Base64）'),
];

/** The payment channels with complete settings. */
export const paymentSettingsOf = (values: Environment): PaymentSettings => ({
  alipay:
    values.ALIPAY_APP_ID === undefined
      ? undefined
      : {
          appId: values.ALIPAY_APP_ID,
          sellerId: values.ALIPAY_SELLER_ID ?? '',
          privateKey: values.ALIPAY_PRIVATE_KEY ?? '',
          publicKey: values.ALIPAY_PUBLIC_KEY ?? '',
          gateway: values.ALIPAY_GATEWAY,
          feeRate: values.ALIPAY_FEE_PERCENT,
        },
  wechat:
    values.WECHAT_MCH_ID === undefined
      ? undefined
      : {
          merchantId: values.WECHAT_MCH_ID,
          appId: values.WECHAT_APP_ID ?? '',
          serial: values.WECHAT_SERIAL ?? '',
          privateKey: values.WECHAT_PRIVATE_KEY ?? '',
          publicKey: values.WECHAT_PUBLIC_KEY ?? '',
          publicKeyId: values.WECHAT_PUBLIC_KEY_ID ?? '',
          apiV3Key: values.WECHAT_API_V3_KEY ?? '',
          gateway: values.WECHAT_GATEWAY.replace(/\/$/, ''),
          feeRate: values.WECHAT_FEE_PERCENT,
        },
});
