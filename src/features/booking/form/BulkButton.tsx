import { Suspense, useState } from 'react';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { cargoBesideTable } from '#contract/booking/edits/cargo.ts';
import { limits } from '#contract/protocol/limits.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FormEditor } from './formContext.ts';

const BulkCargo = lazily(() => import('#src/features/booking/bulk/BulkCargo.tsx'));

/** Opens the dialog for cargo as a table; its code is loaded then. */
export function BulkButton({ editor }: { editor: FormEditor }) {
  const { service, quote, form, edit } = editor;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <ClipboardPaste className="size-4" />
        {bookingMessages.cargo.bulk}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkCargo
            scope={{ service, quote, form }}
            room={limits.cargoItemsMax - cargoBesideTable(service, form).length}
            onTake={(cargo) => {
              edit({ type: 'cargo.pasted', cargo });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
