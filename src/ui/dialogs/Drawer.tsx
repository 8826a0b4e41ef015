import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { useBackToClose } from '#src/ui/buttons/BackButton.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';

interface Props {
  title: string;
  /** Called once it has closed: by its button, a submit button inside, Escape, a press outside it, or going back. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog at the side of the screen, for settings of the page that stays visible. */
export function Drawer({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // the dialog closes itself, because it restores the focus; `onClose` is called after
  const close = () => dialog.current?.close();
  useBackToClose(true, close);
  useEffect(() => {
    // without the browser's own dialogs it is part of the page
    if (typeof dialog.current?.showModal === 'function') dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      onClose={onClose}
      aria-label={title}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-2rem)] border-l border-line bg-surface p-5 text-ink shadow-pop backdrop:bg-brand-900/20"
    >
      <form method="dialog" className="flex min-h-full flex-col gap-5">
        <div className="flex items-center justify-between">
          <h2 className="text-lg font-semibold">{title}</h2>
          <IconButton label={uiMessages.close} enabled onPress={close}>
            <X className="size-5" />
          </IconButton>
        </div>
        {children}
      </form>
    </dialog>
  );
}
