import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useBackToClose } from '#src/ui/buttons/BackButton.ts';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Called by the close button, Escape and, if `closeOnMask` allows it, a click outside. */
  onClose: () => void;
  /** Width in CSS pixels; never wider than the screen. */
  width?: number;
  closeOnMask?: boolean;
  /** Fills the screen of a phone. */
  fills?: boolean;
  children: ReactNode;
}

/** A dialog over the page. Focus is kept inside and restored when it closes. */
export function Modal({ open, title, onClose, width = 480, closeOnMask = true, fills = false, children }: Props) {
  useBackToClose(open, onClose);
  const isHydrated = useHydrated();
  // even when closed it renders an inline style, which the document's Content-Security-Policy forbids
  if (!isHydrated && !open) return null;
  // Headless UI closes on a click outside the panel: if the mask must not close, the panel is as large as the screen
  const Screen = closeOnMask ? 'div' : DialogPanel;
  const Card = closeOnMask ? DialogPanel : 'div';
  return (
    <Dialog open={open} onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-brand-900/45" />
      <Screen className="fixed inset-0 scroll-pb-20 overflow-y-auto overscroll-contain">
        <div className={`flex min-h-full items-center justify-center sm:p-6 ${fills ? 'sm:items-start' : 'p-2'}`}>
          <Card
            data-dialog-card=""
            className={`w-full bg-surface shadow-pop sm:rounded-lg ${fills ? 'max-sm:min-h-dvh' : 'max-sm:rounded-lg'}`}
            style={{ maxWidth: width }}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-4">
              <DialogTitle className="text-lg font-semibold">{title}</DialogTitle>
              <button
                type="button"
                onClick={onClose}
                className="-mt-1 -mr-2 grid size-8 shrink-0 cursor-pointer place-items-center rounded-md text-ink-faint hover:bg-sunken hover:text-ink"
              >
                <X className="size-5" />
                <span className="sr-only">{uiMessages.close}</span>
              </button>
            </div>
            <div className="px-5 pt-3 pb-5">{children}</div>
          </Card>
        </div>
      </Screen>
    </Dialog>
  );
}
