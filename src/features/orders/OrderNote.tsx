import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { OrderNoteActor } from '#machines/orders/orderNote.ts';
import { isNoteRequired } from '#machines/orders/orderNote.ts';
import { orderQueryCopy } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { controlLook } from '#src/ui/controlLook.ts';
import { Field } from '#src/ui/Field.tsx';
import { FormActions } from '#src/ui/FormActions.tsx';
import { Stage } from '#src/ui/Stage.tsx';

interface Props {
  actor: OrderNoteActor;
  /** The act is not done after all. */
  onDrop: () => void;
}

/** An act on an order is written and confirmed here, with what follows from it. */
export function OrderNote({ actor, onDrop }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { act, note, problem, refusal } = state.context;
  const words = orderQueryCopy.acts[act];
  const isWriting = state.can({ type: 'note.submitted' });

  return (
    <Stage name={act} label={words.title} className="rounded-md border border-line-strong bg-canvas p-4">
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
          <span className="font-semibold">{words.title}</span>
          <span className="block text-sm text-ink-soft">{words.text}</span>
        </p>
        <Field label={words.label} name="note" problem={problem} required={isNoteRequired(act)}>
          {(control) => (
            <textarea
              {...control}
              data-autofocus
              rows={3}
              maxLength={limits.orderNoteMax}
              readOnly={!isWriting}
              value={note}
              placeholder={words.placeholder}
              onChange={(event) => actor.send({ type: 'note.changed', note: event.currentTarget.value })}
              className={`${controlLook} !h-auto py-2`}
            />
          )}
        </Field>
        {refusal !== undefined && <Alert tone="critical">{refusal || orderQueryCopy.follow.failedAct}</Alert>}
        <FormActions className="-my-3 bg-canvas">
          <Button
            type="submit"
            tone={act === 'order.cancelled' ? 'danger' : 'primary'}
            busy={state.hasTag('busy')}
            disabled={!isWriting && !state.hasTag('busy')}
          >
            {words.submit}
          </Button>
          <Button tone="secondary" disabled={!isWriting} onClick={onDrop}>
            {words.drop}
          </Button>
        </FormActions>
      </form>
    </Stage>
  );
}
