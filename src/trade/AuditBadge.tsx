import type { AuditStatus } from '#contract/auth/user.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Badge } from '#src/ui/Badge.tsx';

const tones = {
  NONE: 'notice',
  REVIEWING: 'brand',
  PASS: 'success',
  REJECTED: 'critical',
} as const satisfies Record<AuditStatus, string>;

/** The state of an enterprise's verification. */
export const AuditBadge = ({ status }: { status: AuditStatus }) => (
  <Badge tone={tones[status]}>{uiMessages.session.audit[status]}</Badge>
);
