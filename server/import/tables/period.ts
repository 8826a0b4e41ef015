import { column } from '#server/import/files/columns.ts';
import { endingAt, startingAt } from '#server/import/files/instants.ts';

/** The columns of a price's period. */
export const period = [
  column('valid_from', '生效', startingAt, {
    otherwise: null,
    aliases: '生效日期|生效日|有效期起|有效期自|起始日期|开始日期|valid from|effective date|effective|from',
  }),
  column('valid_until', '失效', endingAt, {
    otherwise: null,
    aliases:
      '失效日期|失效日|有效期至|有效期止|有效期|截止日期|结束日期|valid to|valid till|validity|expiry|expiry date|to',
  }),
];
