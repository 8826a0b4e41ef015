import type { AuditStatus } from '#contract/user.ts';
import { copy } from '#src/copy.ts';
import { Badge } from './Badge.tsx';

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
