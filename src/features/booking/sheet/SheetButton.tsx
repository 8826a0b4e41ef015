import FileSearch from 'lucide-react/icons/file-search';
import { Suspense, useState } from 'react';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Button } from '#src/ui/buttons/Button.tsx';

const SheetReader = lazily(() => import('./SheetReader.tsx'));

interface Props {
  editor: FormEditor;
  item: CargoForm;
  index: number;
}

/** Opens the reading of a cargo item's safety data sheet; its code is loaded then. */
export function SheetButton({ editor, item, index }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = `cargo.${index}.sheet`;
  return (
    <div className="col-span-full flex min-w-0 flex-col items-start gap-2">
      <Button id={id} tone="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FileSearch className="size-3.5" />
        {bookingMessages.cargo.readSheet}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SheetReader
            editor={editor}
            item={item}
            index={index}
            onClose={() => {
              document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
