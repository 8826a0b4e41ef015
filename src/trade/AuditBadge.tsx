import type { AuditStatus } from '#contract/auth/user.ts';
import { copy } from '#src/ui/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';

const tones = {
  NONE: 'notice',
  REVIEWING: 'brand',
  PASS: 'success',
  REJECTED: 'critical',
} as const satisfies Record<AuditStatus, string>;

/** How far an enterprise's verification has come. */
export const AuditBadge = ({ status }: { status: AuditStatus }) => (
  <Badge tone={tones[status]}>{copy.session.audit[status]}</Badge>
);
