import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { NavigationActor } from '#machines/app/navigation.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

/** The progress bar: it fills over about five seconds while a page loads, and disappears when the page is shown. */
export function Navigation({ actor }: { actor: NavigationActor }) {
  const bar = useSelector(actor, (snapshot) => snapshot.value.bar);
  const filling = bar === 'filling' || bar === 'full';
  const shown = filling || bar === 'fading';

  return (
    <div data-state={bar} className="pointer-events-none fixed inset-x-0 top-0 z-[60] h-[3px]">
      {shown && (
        <progress
          className="sr-only"
          aria-label={uiMessages.navigation.loading}
          {...(bar === 'fading' ? { value: 1 } : {})}
        />
      )}
      <div
        style={
          shown ? { transitionDuration: `${filling ? limits.loadingDurationMs : limits.loadingFadeMs}ms` } : undefined
        }
        className={`h-full origin-left bg-brand-500 ease-out ${shown ? 'scale-x-100 transition-[scale,opacity]' : 'scale-x-0'} ${bar === 'fading' ? 'opacity-0' : ''}`}
      />
    </div>
  );
}
