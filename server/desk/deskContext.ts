import type { StaffRole } from '#contract/desk/staffRoles.ts';
import type { Endpoint, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Context } from '#server/http/context.ts';
import type { Handler } from '#server/http/handler.ts';
import type * as z from 'zod/mini';

/** The staff member of a call's session. */
export interface SignedInStaff {
  staffId: string;
  login: string;
  name: string;
  role: StaffRole;
  until: Date;
}

/** The context of a desk handler: no customer, but a staff member with one of the endpoint's roles. */
export interface DeskContext extends Context<null> {
  staff: SignedInStaff;
}

/** The context of a staff command; `staff` is null for an operator's command, which is audited as such. */
export type DeskAct = Pick<Context, 'db' | 'clock' | 'caller'> & { staff: SignedInStaff | null };

/** The person in an audit entry. */
export const byWhom = ({ staff }: Pick<DeskAct, 'staff'>): { staff?: string } =>
  staff === null ? {} : { staff: staff.login };

/** Pairs a desk endpoint with its handler. */
export const handleDesk = <const E extends Endpoint & { session: 'staff' }>(
  endpoint: E,
  respond: (input: ParsedInputOf<E>, context: DeskContext) => Promise<z.input<E['output']>>,
): Handler => ({ endpoint, respond }) as unknown as Handler;
