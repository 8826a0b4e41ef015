import type { ReactNode } from 'react';
import type { ChargeListActor } from '#src/features/services/ChargeList.tsx';
import { ChargeList } from '#src/features/services/ChargeList.tsx';
import type { SupplierListActor } from '#src/features/services/SupplierList.tsx';
import { SupplierList } from '#src/features/services/SupplierList.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Block } from '#src/ui/Block.tsx';
import type { Hotlines } from './Consultant.tsx';
import { Consultant } from './Consultant.tsx';
import { CutOffs } from './CutOffs.tsx';
import { EnquiryBlock } from './EnquiryBlock.tsx';
import { Measures } from './Measures.tsx';
import { Documents } from './Documents.tsx';
import { Questions } from './Questions.tsx';
import { Scope } from './Scope.tsx';
import { StepList } from './StepList.tsx';

interface Props extends Hotlines {
  content: ServiceContent;
  charges: ChargeListActor;
  suppliers: SupplierListActor;
  /** The enquiry form, if the page ends with one. */
  enquiry?: ReactNode;
}

const messages = serviceMessages.sections;

/** Everything about a service besides its prices, with the consultant beside it. */
export function ServiceBody({ content, charges, suppliers, enquiry, ...hotlines }: Props) {
  return (
    <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Measures content={content} />
        <Scope scope={content.scope} />
        <Block folds id="charges" title={serviceMessages.charges.title}>
          <ChargeList actor={charges} />
        </Block>
        <Block folds id="documents" title={messages.documents}>
          <Documents documents={content.documents} />
        </Block>
        <Block folds id="steps" title={messages.steps}>
          <StepList steps={content.steps} />
        </Block>
        <Block folds id="suppliers" title={serviceMessages.suppliers.title} lead={serviceMessages.suppliers.lead}>
          <SupplierList actor={suppliers} roles={content.supplierRoles} />
        </Block>
        <Block folds id="questions" title={messages.questions}>
          <Questions questions={content.questions} />
        </Block>
        {enquiry && (
          <EnquiryBlock folds hint={content.enquiryHint}>
            {enquiry}
          </EnquiryBlock>
        )}
      </div>
      <aside aria-label={serviceMessages.consultant.title} className="flex flex-col gap-4 lg:sticky lg:top-28">
        <Consultant {...hotlines} />
        <CutOffs cutOffs={content.cutOffs} />
      </aside>
    </div>
  );
}
