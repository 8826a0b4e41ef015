import { lazy } from 'react';
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
export const ProtocolText = Object.fromEntries(
  serviceCode.options.map((service) => [service, textOf(service)]),
) as Record<ServiceCode, ReturnType<typeof textOf>>;
