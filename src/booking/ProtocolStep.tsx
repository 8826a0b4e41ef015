import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense } from 'react';
import { shippingProtocolVersion } from '#contract/order.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { Checkbox } from '#src/parts/Checkbox.tsx';
import { Skeleton } from '#src/parts/Skeleton.tsx';
import type { Filling } from './filling.ts';
import { StepCard } from './StepCard.tsx';

const ProtocolText = lazy(() => import('./ProtocolText.tsx').then((module) => ({ default: module.ProtocolText })));

/** The shipping protocol, readable in place, and the shipper's consent to the version in force. */
export function ProtocolStep({ filling: { form, problems, change } }: { filling: Filling }) {
  const words = bookingCopy.protocol;
  return (
    <StepCard id="protocol" aside={<p className="text-sm text-ink-soft">{words.version(shippingProtocolVersion)}</p>}>
      <Checkbox
        name="protocolVersion"
        checked={form.protocolVersion === shippingProtocolVersion}
        problem={problems.protocolVersion}
        onChange={(agreed) => change('protocolVersion', agreed ? shippingProtocolVersion : '')}
      >
        {words.agree}
      </Checkbox>
      <details className="group mt-2">
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-brand-700 hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
          {words.read}
        </summary>
        <Suspense fallback={<Skeleton className="mt-2 h-96" />}>
          <ProtocolText />
        </Suspense>
      </details>
    </StepCard>
  );
}
