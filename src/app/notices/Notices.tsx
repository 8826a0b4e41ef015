import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Notice, NoticesActor, NoticeTone } from '#machines/app/notices.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const tones = {
  success: { sign: 'text-success', Icon: CircleCheck },
  error: { sign: 'text-critical', Icon: CircleAlert },
  info: { sign: 'text-brand-600', Icon: Info },
} satisfies Record<NoticeTone, unknown>;

/** Short messages over the page; screen readers announce errors at once, the others politely. */
export function Notices({ actor }: { actor: NoticesActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { notices } = state.context;
  const dismiss = (id: number) => actor.send({ type: 'notice.dismissed', id });
  if (!globalThis.document) return null;
  // outside the page, because an open dialog makes the page inert;
  // below the header where that fills the width, so that lasting notices do not cover its buttons;
  // both regions always exist, because screen readers announce only changes inside a known one
  return createPortal(
    <section
      data-state={state.value}
      aria-label={uiMessages.notices.region}
      className="pointer-events-none fixed inset-x-0 top-4 z-[70] max-lg:[:root:not(:has([role=dialog]))_&]:top-[calc(var(--top-notice)+6.5rem)] flex flex-col items-center gap-1 px-4"
    >
      <div aria-live="assertive" className="flex max-w-full flex-col items-center gap-2">
        {notices.map(
          (notice) => notice.tone === 'error' && <Toast key={notice.id} notice={notice} onDismiss={dismiss} />,
        )}
      </div>
      <div aria-live="polite" className="flex max-w-full flex-col items-center gap-2">
        {notices.map(
          (notice) => notice.tone !== 'error' && <Toast key={notice.id} notice={notice} onDismiss={dismiss} />,
        )}
      </div>
    </section>,
    document.body,
  );
}

function Toast({ notice, onDismiss }: { notice: Notice; onDismiss: (id: number) => void }) {
  const { sign, Icon } = tones[notice.tone];
  const toast = useRef<HTMLDivElement>(null);
  useFocusReturn(toast);
  return (
    <div
      ref={toast}
      data-tone={notice.tone}
      className="pointer-events-auto flex max-w-full items-start gap-2.5 rounded-md border border-line bg-surface py-2.5 pr-2 pl-4 shadow-pop sm:max-w-md"
    >
      <Icon className={`mt-0.5 size-[18px] shrink-0 ${sign}`} />
      <div className="min-w-0">
        {notice.title && <p className="font-semibold">{notice.title}</p>}
        <p className="break-words">{notice.text}</p>
      </div>
      <button
        type="button"
        onClick={() => onDismiss(notice.id)}
        onKeyDown={({ key }) => key === 'Escape' && onDismiss(notice.id)}
        className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-faint hover:bg-sunken hover:text-ink"
      >
        <X className="size-4" />
        <span className="sr-only">{uiMessages.close}</span>
      </button>
    </div>
  );
}
