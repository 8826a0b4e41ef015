import type { ReactNode } from 'react';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Block } from '#src/ui/Block.tsx';

/** The enquiry form on a service's page; `hint` states what a reply needs. */
export function EnquiryBlock({
  hint,
  folds = false,
  children,
}: {
  hint: string;
  folds?: boolean;
  children: ReactNode;
}) {
  return (
    <Block folds={folds} id="enquiry" title={serviceMessages.sections.enquiry} lead={hint}>
      <div className="rounded-lg border border-line bg-surface p-5">{children}</div>
    </Block>
  );
}
