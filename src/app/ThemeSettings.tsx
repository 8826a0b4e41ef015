import { useSelector } from '@xstate/react';
import Settings from 'lucide-react/icons/settings';
import { Suspense } from 'react';
import type { ThemeSettingsActor } from '#machines/app/themeSettings.ts';
import { copy } from '#src/ui/messages.ts';
import { late } from '#src/platform/lazy.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

const panel = late(async () => (await import('./ThemePanel.tsx')).ThemePanel);
// what could not be fetched ahead is fetched when the panel opens
const ahead = (): void => void panel.prepare().catch(() => undefined);

/** The button that opens the panel of the theme settings, and the panel; the document's attributes draw what is set. */
export function ThemeSettings({ actor }: { actor: ThemeSettingsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => actor.send({ type: 'panel.opened' })}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1 hover:underline"
      >
        <Settings className="size-4" />
        {copy.footer.settings}
      </button>
      {state.matches('open') && (
        <RouteBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <panel.Late
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
