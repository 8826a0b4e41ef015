import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { FormEditor } from './formContext.ts';
import { LongTextField } from './LongTextField.tsx';
import { ProtocolText } from './ProtocolText.tsx';
import { StepCard } from './StepCard.tsx';

/** The remark for the operators; the service's agreement to read in place, and the consent to its current version. */
export function ProtocolStep({ editor }: { editor: FormEditor }) {
  const { service, form, problems, edit } = editor;
  const [opened, setOpened] = useState(false);
  const messages = bookingMessages.protocol;
  const Text = ProtocolText[service.line];
  return (
    <StepCard
      id="protocol"
      editor={editor}
      aside={<p className="text-sm text-ink-soft">{messages.version(shippingProtocolVersion)}</p>}
    >
      <LongTextField
        editor={editor}
        path="remark"
        value={form.remark}
        hint={bookingMessages.remarkHint}
        optional
        className="mb-4"
      />
      <Checkbox
        name="protocolVersion"
        checked={form.protocolVersion === shippingProtocolVersion}
        problem={problems.protocolVersion}
        onChange={(agreed) => edit({ type: agreed ? 'protocol.agreed' : 'protocol.withdrawn' })}
      >
        {messages.agree(service.agreementZh)}
      </Checkbox>
      <details className="mt-2" onToggle={() => setOpened(true)}>
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-brand-700 hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
          {messages.read}
        </summary>
        {opened && (
          <Suspense fallback={<Skeleton className="mt-2 h-96" />}>
            <Text />
          </Suspense>
        )}
      </details>
    </StepCard>
  );
}
