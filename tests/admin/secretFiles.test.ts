import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configOf } from '#server/config/config.ts';
import { environment, secretNames } from '#server/config/environment.ts';
import { problemsOf } from '#tests/support/config.ts';
import { folderForAll } from '#tests/support/serviceForAll.ts';

const folder = folderForAll('secret-files');

let files = 0;
const fileOf = (content: string): string => {
  const file = join(folder, String((files += 1)));
  writeFileSync(file, content);
  return file;
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString().trim();
/** The other settings of the payment methods. */
const channels = {
  ALIPAY_APP_ID: 'a',
  ALIPAY_SELLER_ID: 's',
  WECHAT_MCH_ID: 'm',
  WECHAT_APP_ID: 'w',
  WECHAT_SERIAL: 'n',
};

const values: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://freight:a-password@db/freight',
  DATABASE_DIRECT_URL: 'postgres://freight:a-password@db:5432/freight',
  DATABASE_READ_URL: 'postgres://freight:a-password@replica/freight',
  MIGRATION_DATABASE_URL: 'postgres://owner:a-password@db/freight',
  FILES_URL: 'https://key:a-password@s3.example.com/freight',
  SMTP_URL: 'smtps://user:a-password@mail.example.com',
  ALIPAY_PRIVATE_KEY: privatePem,
  ALIPAY_PUBLIC_KEY: publicPem,
  WECHAT_PRIVATE_KEY: privatePem,
  WECHAT_PUBLIC_KEY: publicPem,
  WECHAT_API_V3_KEY: 'k'.repeat(32),
  SECRET: 's'.repeat(40),
  SECRET_PREVIOUS: 'p'.repeat(40),
};
const valueOf = (name: string): string => values[name] ?? `value-of-${name}`.padEnd(40, 'x');

const carriers = {
  http: { SMS_CARRIER: 'http', SMS_HTTP_URL: 'https://sms.example.com/send' },
  aliyun: {
    SMS_CARRIER: 'aliyun',
    ALIYUN_SMS_SIGN_NAME: 'n',
    ALIYUN_SMS_TEMPLATE_LOGIN: 'SMS_1',
    ALIYUN_SMS_TEMPLATE_REGISTER: 'SMS_2',
  },
};

test('every variable whose name speaks of a secret, and none besides, may be a file', () => {
  // the template of a message about passwords is not a secret itself
  const secret = /^(?!.*_TEMPLATE_).*(?:SECRET|TOKEN|PASSWORD|_KEY|DATABASE_(?:DIRECT_|READ_)?URL|FILES_URL|SMTP_URL)/;
  const speaking = Object.keys(environment.shape).filter((name) => secret.test(name));
  expect(speaking.toSorted()).toEqual([...secretNames].toSorted());
});

describe.each(Object.entries(carriers))('with the carrier %s', (_, carrier) => {
  test('secrets from files are the secrets themselves, without the line end of an editor', () => {
    const more = { ...carrier, ...channels, MAIL_FROM: 'notice@example.com' };
    const direct = Object.fromEntries(secretNames.map((name) => [name, valueOf(name)]));
    const fromFiles = Object.fromEntries(
      secretNames.map((name) => [`${name}_FILE`, fileOf(`  ${valueOf(name)}\r\n\n`)]),
    );
    expect(configOf({ ...more, ...fromFiles })).toEqual(configOf({ ...more, ...direct }));
    expect(configOf({ ...more, ...fromFiles })).toMatchObject({ secret: valueOf('SECRET') });
  });
});

describe.each([...secretNames])('%s_FILE', (name) => {
  test('is rejected beside the variable itself', () => {
    const problems = problemsOf({ [name]: valueOf(name), [`${name}_FILE`]: fileOf(valueOf(name)) });
    expect(problems).toEqual([`${name} 与 ${name}_FILE 只能设置其中一个`]);
  });

  test.each([
    ['that is not there', () => join(folder, 'missing'), '不存在'],
    ['that is a folder', () => folder, '无法读取'],
    ['with blanks alone', () => fileOf(' \n'), '是空的'],
  ])('is rejected for a file %s, which it names', (_, file, words) => {
    const place = file();
    expect(problemsOf({ [`${name}_FILE`]: place })).toEqual([expect.stringContaining(words)]);
    expect(problemsOf({ [`${name}_FILE`]: place })[0]).toContain(`：${place}`);
  });
});

test('the content of a file is checked like the variable', () => {
  expect(problemsOf({ SECRET_FILE: fileOf('short') })).toEqual(['SECRET 至少 32 个字符']);
  expect(problemsOf({ DATABASE_URL_FILE: fileOf('mysql://x') })).toEqual([
    expect.stringContaining('DATABASE_URL 须为'),
  ]);
});
