import { Fragment, Suspense, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { limits } from '#contract/protocol/limits.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { thousands, upTo } from '#src/ui/format.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProblemLine } from '#src/ui/fields/Field.tsx';
import { CargoItem } from './CargoItem.tsx';
import type { FormEditor, GoodsActor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { StepCard } from '#src/features/booking/form/StepRail.tsx';
import { UndoBar } from './UndoBar.tsx';
import { Verdicts } from '#src/features/booking/form/dangerousGoods/Verdicts.tsx';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { cargoBesideTable } from '#contract/booking/edits/cargo.ts';
import { lazily } from '#src/platform/lazy.ts';

const BulkCargo = lazily(() => import('#src/features/booking/bulk/BulkCargo.tsx'));

/** Opens the dialog for cargo as a table; its code is loaded then. */
function BulkButton({ editor }: { editor: FormEditor }) {
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

interface Props {
  editor: FormEditor;
  acceptance: Acceptance;
  goods: GoodsActor;
}

/** The cargo, item by item; an item may be dangerous goods. */
export function CargoStep({ editor, acceptance, goods }: Props) {
  const { form, facts, problems, edit, can, service } = editor;
  const { cargo } = form;
  const messages = bookingMessages.cargo;
  const isFull = !can({ type: 'cargo.added' });
  return (
    <StepCard
      id="cargo"
      editor={editor}
      aside={
        <p className="text-sm text-ink-soft tabular-nums">
          {messages.total(thousands(facts.packages), upTo(facts.grossKg), upTo(facts.volumeM3))}
        </p>
      }
    >
      <p className="mb-3 text-sm text-ink-soft">{messages.dangerousHint}</p>
      <fieldset id="field-cargo" tabIndex={-1} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{labelOf(service, 'cargo')}</legend>
        {cargo.map((one, index) => (
          // cargo items have no identity of their own: every field is controlled, so the index is enough
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <UndoBar editor={editor} at={`cargo.${index}`} />
            <CargoItem cargo={one} index={index} editor={editor} goods={goods} />
          </Fragment>
        ))}
        <UndoBar editor={editor} at={`cargo.${cargo.length}`} />
        <ProblemLine id="field-cargo-problem" problem={problems.cargo} />
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="secondary" disabled={isFull} onClick={() => edit({ type: 'cargo.added' })}>
          <Plus className="size-4" />
          {messages.add}
        </Button>
        {!isFull && <BulkButton editor={editor} />}
        {isFull && <p className="text-sm text-ink-soft">{messages.full(limits.cargoItemsMax)}</p>}
      </div>
      <Verdicts editor={editor} acceptance={acceptance} />
    </StepCard>
  );
}
