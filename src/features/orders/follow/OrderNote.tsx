import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OrderNoteActor } from '#machines/orders/orderNote.ts';
import { isNoteRequired } from '#machines/orders/orderNote.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormActions } from '#src/ui/fields/FormActions.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';

interface Props {
  actor: OrderNoteActor;
  /** The user cancels the command. */
  onDrop: () => void;
  /** What the command costs. */
  children?: ReactNode;
}

/** A form to write and confirm a command on an order, with its consequences. */
export function OrderNote({ actor, onDrop, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { command, note, problem, errorMessage } = state.context;
  const messages = orderMessages.commands[command];
  const isWriting = state.can({ type: 'note.submitted' });

  return (
    <DialogStep name={command} label={messages.title} className="rounded-md border border-line-strong bg-canvas p-4">
      <form
        noValidate
        data-state={state.value}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'note.submitted' });
        }}
      >
        <p>
          <span className="font-semibold">{messages.title}</span>
          <span className="block text-sm text-ink-soft">{messages.text}</span>
        </p>
        {children}
        <Field label={messages.label} name="note" problem={problem} required={isNoteRequired(command)}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={3}
              readOnly={!isWriting}
              value={note}
              placeholder={messages.placeholder}
              onChange={(event) => actor.send({ type: 'note.changed', note: event.currentTarget.value })}
            />
          )}
        </Field>
        <FormActions
          className="-my-3 bg-canvas"
          failure={errorMessage === undefined ? undefined : errorMessage || orderMessages.follow.failedCommand}
        >
          <Button
            type="submit"
            tone={command === 'order.cancelled' ? 'danger' : 'primary'}
            busy={state.hasTag('busy')}
            disabled={!isWriting && !state.hasTag('busy')}
          >
            {messages.submit}
          </Button>
          <Button tone="secondary" disabled={!isWriting} onClick={onDrop}>
            {messages.drop}
          </Button>
        </FormActions>
      </form>
    </DialogStep>
  );
}
