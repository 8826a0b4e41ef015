import * as z from 'zod/mini';
import { phone } from '#contract/protocol/fields.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { auditLog } from './auditLog.ts';
import { adminCommand } from './command.ts';
import { onOneLine } from './localService.ts';

const instantOf = (text: string): Date => new Date(`${text.length === 10 ? `${text}T00:00` : text}+08:00`);

/** A day or minute of China Standard Time. */
const since = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/, { error: 'dateInvalid', abort: true }),
    z.refine((text) => !Number.isNaN(instantOf(text).getTime()), 'dateInvalid'),
  ),
  z.transform(instantOf),
);

const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 50);

/** `audit`: shows events with their users and addresses. */
export const auditCommand = adminCommand({
  name: 'audit',
  summary: '审计日志，新的在前；事件可只写类别（如 order），时间为北京时间（如 2026-11-01 或 2026-11-01T08:00）',
  options: { user: '手机号', event: '事件', since: '起始时间', limit: '条数，默认 50' },
  input: z.object({
    user: z.optional(phone),
    event: z.optional(z.string().check(z.regex(/^[a-z]+(?:\.[a-zA-Z]+)?$/))),
    since: z.optional(since),
    limit,
  }),
  changes: false,
  run: ({ db }, { user, ...query }) => auditLog(db, { phone: user, ...query }),
  print: (entries) =>
    entries.length === 0
      ? ['没有符合条件的记录。']
      : entries.map(({ at, event, phone: known, userId, address, device, detail }) =>
          onOneLine([
            dateTime(new Date(at)),
            event,
            known ?? userId ?? '-',
            address,
            Object.entries(detail)
              .map(([name, value]) => `${name}=${value}`)
              .join(' '),
            device,
          ]),
        ),
});
