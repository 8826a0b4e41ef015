import LayoutTemplate from 'lucide-react/icons/layout-template';
import type { ComponentType } from 'react';
import { Suspense, useState } from 'react';
import type { Order } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { UndoBar } from '#src/features/booking/form/cargo/UndoBar.tsx';

const messages = bookingMessages.template;

/** The choice of a template for a form of this service. */
export type TemplateDialog = ComponentType<{
  line: ServiceCode;
  onFill: (order: Order) => void;
  onClose: () => void;
}>;

interface Props {
  editor: FormEditor;
  Dialog: TemplateDialog;
}

/** Opens the choice of a template that fills parties and goods; the code of the choice is loaded then. */
export function TemplateBar({ editor, Dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1} className="flex flex-col gap-2 focus-visible:outline-none">
      <div className="flex items-center justify-between gap-3 rounded-md bg-brand-50 px-3 py-2 sm:px-4">
        <p className="min-w-0 text-sm text-ink-soft">{messages.lead}</p>
        <Button tone="secondary" size="sm" className="shrink-0" onClick={() => setOpen(true)}>
          <LayoutTemplate aria-hidden="true" className="size-4" />
          {messages.fill}
        </Button>
      </div>
      <UndoBar editor={editor} at="template" />
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog
            line={editor.service.line}
            onFill={(order) => editor.edit({ type: 'template.applied', order })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
