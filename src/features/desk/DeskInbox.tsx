import { useSelector } from '@xstate/react';
import Bell from 'lucide-react/icons/bell';
import { useId, useRef } from 'react';
import type { Place } from '#contract/desk/deskAddress.ts';
import { placeIn } from '#contract/desk/deskAddress.ts';
import type { DeskInboxActor } from '#machines/desk/deskInbox.ts';
import { inboxMessages as messages } from './messages/notices.ts';
import { PlaceLink } from './parts/PlaceLink.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';

interface Props {
  actor: DeskInboxActor;
  onOpen: (place: Place | undefined) => void;
}

/** The unread notices in the desk's header: their number, and a menu of them. */
export function DeskInbox({ actor, onOpen }: Props) {
  const { total, notices } = useSelector(actor, ({ context }) => context);
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={messages.unread(total)}
        className="relative flex size-8 cursor-pointer items-center justify-center rounded-md hover:bg-white/15"
      >
        <Bell className="size-5" aria-hidden />
        {total > 0 && (
          <span className="absolute -top-0.5 -right-1 min-w-4 rounded-full bg-critical px-1 text-center text-xs leading-4 font-semibold tabular-nums">
            {total}
          </span>
        )}
      </button>
      <output className="sr-only">{total > 0 && messages.unread(total)}</output>
      <section
        ref={menu}
        id={id}
        popover="auto"
        aria-label={messages.title}
        className="top-12 right-4 bottom-auto left-auto m-0 max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line bg-surface text-ink shadow-pop"
      >
        <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-3 text-sm">
          <b>{total === 0 ? messages.unread(0) : messages.title}</b>
          {total > 0 && (
            <Button
              tone="quiet"
              size="sm"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => actor.send({ type: 'all.read' })}
            >
              {messages.readAll}
            </Button>
          )}
        </div>
        <ul>
          {notices.map(({ kind, position, titleZh, textZh, at, path }) => (
            <li key={`${kind} ${position}`} className="border-t border-line first:border-t-0">
              <PlaceLink
                place={placeIn(path.slice(path.indexOf('?')))}
                onOpen={(place) => {
                  menu.current?.hidePopover();
                  onOpen(place);
                }}
                className="block px-3 py-2 text-sm hover:bg-brand-50 focus-visible:-outline-offset-2"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium break-words text-brand-700">{titleZh}</span>
                  <time dateTime={at} className="shrink-0 text-xs text-ink-soft tabular-nums">
                    {dayTime(at)}
                  </time>
                </span>
                <span className="mt-0.5 line-clamp-3 whitespace-pre-line text-ink-soft">{textZh}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
        {total > notices.length && (
          <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
            {messages.more(total - notices.length)}
          </p>
        )}
      </section>
    </>
  );
}
