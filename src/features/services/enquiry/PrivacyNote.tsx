import { Suspense, useState } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { lineWords } from '#src/features/services/messages.ts';
import type { Deployment } from '#src/ui/legalText.ts';
import { lazily } from '#src/platform/lazy.ts';

const PrivacyText = lazily(() => import('./PrivacyText.tsx'));

/** What contact data is used for, and the whole notice for whoever opens it. */
export function PrivacyNote({ deployment }: { deployment: Deployment }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className="text-xs text-ink-faint">
      <details onToggle={() => setOpened(true)}>
        <summary className="flex min-h-6 cursor-pointer flex-wrap items-center gap-x-1 marker:content-none">
          {lineWords.enquiry.privacy}
          <span className="text-brand-700 underline underline-offset-2">{lineWords.enquiry.privacyText}</span>
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
