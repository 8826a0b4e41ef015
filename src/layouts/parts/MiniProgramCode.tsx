import { startTransition, Suspense, useState } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { LateQrCode, miniProgramId } from './miniProgram.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

const messages = uiMessages.miniProgram;
const failed = () => <p className="pt-12 text-sm text-critical">{messages.failed}</p>;

/** The pop-up of every mini-program button, positioned by the browser; its QR code is rendered when it first opens. */
export function MiniProgramCode({ url }: { url: string }) {
  const [wanted, setWanted] = useState(false);
  const want = () => startTransition(() => setWanted(true));
  return (
    <div
      id={miniProgramId}
      popover="auto"
      // opened before hydration
      ref={(place) => void (place?.matches(':popover-open') && want())}
      onBeforeToggle={(event) => event.newState === 'open' && want()}
      className="inset-0 m-auto w-52 rounded-md border border-line bg-surface p-4 text-center text-ink shadow-pop sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:m-2 sm:supports-[position-area:bottom]:[position-area:bottom_span-left] sm:supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,left_span-top,top_span-left]"
    >
      <div className="size-[10.75rem]">
        <RouteBoundary fallback={failed}>
          <Suspense fallback={<Skeleton className="size-full" />}>
            {wanted ? (
              <LateQrCode text={url} label={messages.code} className="size-full" />
            ) : (
              <Skeleton className="size-full" />
            )}
          </Suspense>
        </RouteBoundary>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{messages.text}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-6 items-center text-xs text-brand-700 underline lg:hidden"
      >
        {messages.open}
      </a>
    </div>
  );
}
