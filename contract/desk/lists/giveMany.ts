import * as z from 'zod/mini';
import { subjectKinds } from '#contract/desk/queue.ts';
import { staffRoles } from '#contract/desk/staffRoles.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { listPageSize } from './orderList.ts';

const login = z.string().check(z.minLength(1), z.maxLength(64));
const subject = z.string().check(z.minLength(1), z.maxLength(40));

/** What became of each thing; without a problem it is as it was wanted. */
const givenThing = z.object({ subject: z.string(), problem: z.nullable(z.string()) });
export type GivenThing = z.output<typeof givenThing>;

export const giveMany = endpoint({
  method: 'post',
  path: '/api-platform/desk/claim/many',
  summary: '认领、转给同事或放回一页中的多项；逐项答复未成功的原因，重复提交结果相同',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({
    about: z.enum(subjectKinds),
    /** Each item with its owner, as the caller sees it; null without an owner. */
    items: z.array(z.object({ subject, from: z.nullable(login) })).check(z.minLength(1), z.maxLength(listPageSize)),
    /** Whose they shall be; null to put them back. */
    to: z.nullable(login),
  }),
  output: z.array(givenThing),
});
export type GiveMany = z.output<(typeof giveMany)['input']>;
