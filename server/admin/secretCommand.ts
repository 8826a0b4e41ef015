import * as z from 'zod/mini';
import { passwordsByKey, staffPasswordsByKey } from '#server/auth/password/rotation.ts';
import { adminCommand } from './command.ts';

/** `secret`: whether the previous key can be dropped. */
export const secretCommand = adminCommand({
  name: 'secret',
  summary: '换密钥的进度：还有多少密码不是以现行密钥保存的',
  input: z.object({}),
  changes: false,
  run: async ({ db, secret }) => ({
    ...(await passwordsByKey(db, secret.current)),
    staff: await staffPasswordsByKey(db, secret.current),
    previousAccepted: secret.previous !== undefined,
  }),
  print: ({ passwords, withAnotherKey, staff, previousAccepted }) => [
    `共 ${passwords} 个密码，其中 ${withAnotherKey} 个尚未改用现行密钥（下次以密码登录时改用）。`,
    `员工共 ${staff.passwords} 个密码，其中 ${staff.withAnotherKey} 个尚未改用现行密钥（下次登录工作台时改用）。`,
    previousAccepted
      ? '原密钥仍被接受。停用后，这些用户须以短信验证码登录并重设密码；这些员工须重新开通（admin -- staff reset）。'
      : '现在只接受现行密钥：更换密钥后未曾登录的，用户须以短信验证码登录并重设密码，员工须重新开通（admin -- staff reset）；若从未更换过密钥，这些密码由较早的版本保存，照常可用。',
  ],
});
