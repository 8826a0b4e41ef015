import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState, lazy } from 'react';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { LongTextField } from '#src/features/booking/form/fields/Fields.tsx';
import { StepCard } from '#src/features/booking/form/StepRail.tsx';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { LegalArticles } from '#src/ui/LegalArticles.tsx';
import type { LegalText } from '#src/ui/legalText.ts';
import { inForceSince } from '#src/ui/legalText.ts';
import { loadAgreement } from '#src/features/services/allAgreements.ts';

/** An agreement in full, in its own scroll box. */
function Protocol({ text }: { text: LegalText }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text.title}
      className="mt-2 max-h-96 overflow-y-auto rounded-md border border-line bg-canvas px-4 py-3 sm:px-6"
    >
      <p className="text-center text-lg font-semibold">{text.title}</p>
      <p className="mb-4 text-center text-sm text-ink-soft">{inForceSince(text)}</p>
      <LegalArticles text={text} />
    </section>
  );
}

const textOf = (service: ServiceCode) =>
  lazy(async () => {
    const text = await loadAgreement(service);
    return { default: () => <Protocol text={text} /> };
  });

/** The agreement of each service as a lazy view. */
const ProtocolText = Object.fromEntries(serviceCode.options.map((service) => [service, textOf(service)])) as Record<
  ServiceCode,
  ReturnType<typeof textOf>
>;

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
