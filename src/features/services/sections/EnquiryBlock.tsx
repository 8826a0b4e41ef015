import type { ReactNode } from 'react';
import { lineWords } from '#src/features/services/messages.ts';
import { Block } from '#src/ui/Block.tsx';

/** The form of an enquiry on a line's page; `hint` says what an answer needs. */
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
    <Block folds={folds} id="enquiry" title={lineWords.sections.enquiry} lead={hint}>
      <div className="rounded-lg border border-line bg-surface p-5">{children}</div>
    </Block>
  );
}
