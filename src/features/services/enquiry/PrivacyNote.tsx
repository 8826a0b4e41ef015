import { Suspense, useState } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import type { Deployment } from '#src/ui/legalText.ts';
import { lazily } from '#src/platform/lazy.ts';

const PrivacyText = lazily(() => import('./PrivacyText.tsx'));

/** How contact data are used, with the whole notice unfolding. */
export function PrivacyNote({ deployment }: { deployment: Deployment }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className="text-xs text-ink-faint">
      <details onToggle={() => setOpened(true)}>
        <summary className="flex min-h-6 cursor-pointer flex-wrap items-center gap-x-1 marker:content-none">
          {serviceMessages.enquiry.privacy}
          <span className="text-brand-700 underline underline-offset-2">{serviceMessages.enquiry.privacyText}</span>
        </summary>
        {opened && (
          <Suspense fallback={<Skeleton className="mt-2 h-80" />}>
            <PrivacyText deployment={deployment} />
          </Suspense>
        )}
      </details>
    </div>
  );
}
