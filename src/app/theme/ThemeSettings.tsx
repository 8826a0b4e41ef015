import { useSelector } from '@xstate/react';
import Settings from 'lucide-react/icons/settings';
import { Suspense } from 'react';
import type { ThemeSettingsActor } from '#machines/app/themeSettings.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { preloadable } from '#src/platform/lazy.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';

const panel = preloadable(async () => (await import('./ThemePanel.tsx')).ThemePanel);
// if the prefetch fails, the panel loads when it opens
const prefetch = (): void => void panel.prepare().catch(() => undefined);

/** The button that opens the theme settings, and their panel; attributes of the document apply the settings. */
export function ThemeSettings({ actor }: { actor: ThemeSettingsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => actor.send({ type: 'panel.opened' })}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1 hover:underline"
      >
        <Settings className="size-4" />
        {uiMessages.footer.settings}
      </button>
      {state.matches('open') && (
        <RouteBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <panel.Lazy
              settings={state.context.settings}
              onChange={(change) => actor.send({ type: 'setting.changed', change })}
              onDefaults={() => actor.send({ type: 'defaults.requested' })}
              onClose={() => actor.send({ type: 'panel.closed' })}
            />
          </Suspense>
        </RouteBoundary>
      )}
    </div>
  );
}
