import type { Problem } from '#contract/protocol/problem.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const messages = quoteMessages.quote;

interface RenamingStepProps {
  /** The field's name and label. */
  field: string;
  label: string;
  name: string;
  problem: Problem | undefined;
  /** Whether the name can be changed: not while it is stored. */
  isTyping: boolean;
  onType: (name: string) => void;
  onSubmit: () => void;
  onDismiss: () => void;
}

/** The form that gives a saved quote or a template another name. */
export function RenamingStep({
  field,
  label,
  name,
  problem,
  isTyping,
  onType,
  onSubmit,
  onDismiss,
}: RenamingStepProps) {
  return (
    <DialogStep name="renaming" label={messages.rename}>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field label={label} name={field} problem={problem} required className="w-full sm:w-80">
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              autoComplete="off"
              readOnly={!isTyping}
              value={name}
              onChange={(event) => onType(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={!isTyping}>
          {messages.save}
        </Button>
        <Button tone="secondary" disabled={!isTyping} onClick={onDismiss}>
          {messages.drop}
        </Button>
      </form>
    </DialogStep>
  );
}

interface DeletionStepProps {
  text: string;
  /** Whether it waits for the user: not while it deletes. */
  isConfirming: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before a saved quote or a template is deleted. */
export function DeletionStep({ text, isConfirming, onConfirm, onDismiss }: DeletionStepProps) {
  return (
    <DialogStep name="deletion" label={messages.remove} className="rounded-md border border-line-strong bg-canvas p-4">
      <p className="break-words">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="danger" busy={!isConfirming} onClick={onConfirm}>
          {messages.confirm}
        </Button>
        <Button tone="secondary" disabled={!isConfirming} onClick={onDismiss}>
          {messages.drop}
        </Button>
      </div>
    </DialogStep>
  );
}
