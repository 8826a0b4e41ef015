import { createRequire } from 'node:module';
import type { SmsConfig } from '../config.ts';
import type { SmsCarrier } from './sms.ts';

type AliyunConfig = Extract<SmsConfig, { carrier: 'aliyun' }>;

const timeoutMs = 10_000;

/** Alibaba Cloud SMS by its official SDK; the templates take one variable, `code`. */
export const aliyunCarrier = ({ accessKeyId, accessKeySecret, signName, templates }: AliyunConfig): SmsCarrier => {
  // the SDK is CommonJS and large: it is loaded only where it is configured, with the exports it really has
  const require = createRequire(import.meta.url);
  const { default: Client, SendSmsRequest } =
    require('@alicloud/dysmsapi20170525') as typeof import('@alicloud/dysmsapi20170525');
  const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof import('@alicloud/openapi-core');
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId,
      accessKeySecret,
      endpoint: 'dysmsapi.aliyuncs.com',
      connectTimeout: timeoutMs,
      readTimeout: timeoutMs,
    }),
  );
  return {
    async send({ phone, code, purpose }) {
      const { body } = await client.sendSms(
        new SendSmsRequest({
          phoneNumbers: phone,
          signName,
          templateCode: templates[purpose],
          templateParam: JSON.stringify({ code }),
        }),
      );
      if (body?.code !== 'OK') throw new Error(`Alibaba Cloud answered ${body?.code}`);
    },
  };
};
