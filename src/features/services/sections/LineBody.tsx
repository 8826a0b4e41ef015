import type { ReactNode } from 'react';
import type { ChargeListActor } from '#src/features/services/ChargeList.tsx';
import { ChargeList } from '#src/features/services/ChargeList.tsx';
import type { SupplierListActor } from '#src/features/services/SupplierList.tsx';
import { SupplierList } from '#src/features/services/SupplierList.tsx';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { Block } from '#src/ui/Block.tsx';
import type { Hotlines } from './Consultant.tsx';
import { Consultant } from './Consultant.tsx';
import { CutOffs } from './CutOffs.tsx';
import { EnquiryBlock } from './EnquiryBlock.tsx';
import { Measures } from './Measures.tsx';
import { Papers } from './Papers.tsx';
import { Questions } from './Questions.tsx';
import { Scope } from './Scope.tsx';
import { StepList } from './StepList.tsx';

interface Props extends Hotlines {
  content: LineContent;
  charges: ChargeListActor;
  suppliers: SupplierListActor;
  /** The form of an enquiry, where the page ends with one. */
  enquiry?: ReactNode;
}

const words = lineWords.sections;

/** All that is to be known of a line beside its prices, with the consultant at its side. */
export function LineBody({ content, charges, suppliers, enquiry, ...hotlines }: Props) {
  return (
    <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Measures content={content} />
        <Scope scope={content.scope} />
        <Block folds id="charges" title={lineWords.charges.title}>
          <ChargeList actor={charges} />
        </Block>
        <Block folds id="papers" title={words.papers}>
          <Papers papers={content.papers} />
        </Block>
        <Block folds id="steps" title={words.steps}>
          <StepList steps={content.steps} />
        </Block>
        <Block folds id="suppliers" title={lineWords.suppliers.title} lead={lineWords.suppliers.lead}>
          <SupplierList actor={suppliers} roles={content.supplierRoles} />
        </Block>
        <Block folds id="questions" title={words.questions}>
          <Questions questions={content.questions} />
        </Block>
        {enquiry && (
          <EnquiryBlock folds hint={content.enquiryHint}>
            {enquiry}
          </EnquiryBlock>
        )}
      </div>
      <aside aria-label={lineWords.consultant.title} className="flex flex-col gap-4 lg:sticky lg:top-28">
        <Consultant {...hotlines} />
        <CutOffs cutOffs={content.cutOffs} />
      </aside>
    </div>
  );
}
