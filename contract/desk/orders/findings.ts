import * as z from 'zod/mini';
import { changedOrder, orderVersion } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { chosenOf, optionalText, text } from '#contract/protocol/fields.ts';
import { givenId, givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { proposedEntry, suspicion } from '#contract/rules/acceptance/suspicion.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';

/** What a reviewer answers to a finding: ordinary goods after all, to be declared as proposed, or no such order. */
export const findingDecisions = ['ordinary', 'declare', 'reject'] as const;
export type FindingDecision = (typeof findingDecisions)[number];

/** What a reviewer decided about a name; proposed the next time the name comes, never applied by itself. */
export const nameDecision = z.object({
  decision: z.enum(findingDecisions),
  entry: z.nullable(proposedEntry),
  reason: z.string(),
  at: z.iso.datetime(),
  /** The name of the person; null for the command line. */
  by: z.nullable(z.string()),
  orderNo: z.string(),
});
export type NameDecision = z.output<typeof nameDecision>;

/** A finding of undeclared dangerous goods as the desk sees it. */
export const deskFinding = z.extend(suspicion, {
  /** Names the finding as long as the texts that it was found in are the same. */
  key: z.string(),
  /** Decisions about the same name in other orders, the latest first. */
  earlier: z.array(nameDecision),
});
export type DeskFinding = z.output<typeof deskFinding>;

/** The most earlier decisions that are shown about a name. */
export const earlierMax = 3;

const reviewers: readonly StaffRole[] = ['reviewer', 'administrator'];

/** The fields that the form of each answer requires. */
export const findingForms = {
  ordinary: { reason: text(limits.orderNoteMax) },
  declare: { reason: optionalText(limits.orderNoteMax), dueAt: text(30) },
  reject: { reason: text(limits.orderNoteMax) },
} as const satisfies Record<FindingDecision, Record<string, z.ZodMiniType>>;

export const answerFinding = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/finding',
  summary: '答复一项疑似未申报危险品：确为普通货物、按建议申报或驳回',
  session: 'staff',
  roles: reviewers,
  payload: 'body',
  input: z
    .object({
      orderNo: givenOrderNo,
      /** Left out by the command line, which reads the order anew. */
      version: z.optional(orderVersion),
      finding: givenId(64),
      decision: chosenOf(findingDecisions),
      reason: z._default(optionalText(limits.orderNoteMax), ''),
      /** Until when the customer shall declare, a minute in China: `2026-03-01T08:30`. */
      dueAt: z._default(optionalText(30), ''),
    })
    .check((payload) => {
      const { decision, ...given } = payload.value;
      for (const [name, schema] of Object.entries(findingForms[decision])) {
        const input = given[name as 'reason' | 'dueAt'];
        if (!schema.safeParse(input).success)
          payload.issues.push({ code: 'custom', path: [name], message: 'required', input });
      }
    }),
  output: changedOrder,
});
