import type { SmsConfig } from '#server/config/smsConfig.ts';
import type { Clock } from '#server/http/context.ts';
import { aliyunCarrier } from './aliyun.ts';
import { httpCarrier } from './http.ts';
import { openInbox } from './inbox.ts';
import type { SmsCarrier } from './sms.ts';

/** The SMS carrier of the configuration. */
export const carrierOf = (config: SmsConfig, clock: Clock, print: (line: string) => void): SmsCarrier => {
  if (config.carrier === 'inbox') return openInbox(clock, print);
  return config.carrier === 'http' ? httpCarrier(config) : aliyunCarrier(config);
};
