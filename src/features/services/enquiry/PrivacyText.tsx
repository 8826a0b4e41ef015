import { LegalArticles } from '#src/ui/LegalArticles.tsx';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import type { Deployment } from '#src/ui/legalText.ts';
import { filled } from '#src/ui/legalText.ts';

/** The privacy notice to read in place. */
export default function PrivacyText({ deployment }: { deployment: Deployment }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={privacyNotice.title}
      className="mt-2 max-h-80 overflow-y-auto rounded-md border border-line bg-canvas p-4 text-sm"
    >
      <LegalArticles text={filled(privacyNotice, deployment, '')} />
    </section>
  );
}
