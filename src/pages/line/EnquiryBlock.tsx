import type { ReactNode } from 'react';
import { lineWords } from '#src/lines/words.ts';
import { Block } from './Block.tsx';

/** The form of an enquiry on a line's page; `hint` says what an answer needs. */
export function EnquiryBlock({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Block id="enquiry" title={lineWords.sections.enquiry} lead={hint}>
      <div className="rounded-lg border border-line bg-surface p-5">{children}</div>
    </Block>
  );
}
