import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { protocolTitles } from '#src/features/booking/protocols/protocolTitles.ts';
import type { Filling } from './formContext.ts';
import { LongTextField } from './LongTextField.tsx';
import { ProtocolText } from './ProtocolText.tsx';
import { StepCard } from './StepCard.tsx';

/** Anything the operators should know; the line's agreement, readable in place, and the consent to the version in force. */
export function ProtocolStep({ filling }: { filling: Filling }) {
  const { line, form, problems, change } = filling;
  const [opened, setOpened] = useState(false);
  const words = bookingCopy.protocol;
  const Text = ProtocolText[line.line];
  return (
    <StepCard
      id="protocol"
      filling={filling}
      aside={<p className="text-sm text-ink-soft">{words.version(shippingProtocolVersion)}</p>}
    >
      <LongTextField
        filling={filling}
        path="remark"
        value={form.remark}
        hint={bookingCopy.remarkHint}
        optional
        className="mb-4"
      />
      <Checkbox
        name="protocolVersion"
        checked={form.protocolVersion === shippingProtocolVersion}
        problem={problems.protocolVersion}
        onChange={(agreed) => change('protocolVersion', agreed ? shippingProtocolVersion : '')}
      >
        {words.agree(protocolTitles[line.line])}
      </Checkbox>
      <details className="mt-2" onToggle={() => setOpened(true)}>
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-brand-700 hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
          {words.read}
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
