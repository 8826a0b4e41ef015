import { useSelector } from '@xstate/react';
import type { Named, NamingActor } from '#machines/quotes/naming.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { quoteMessages } from './messages.ts';

const messages = quoteMessages.saving;
const none: Named['type'] = 'quote';

/** The dialog that saves a quote or a template under a name. */
export function SaveUnderName({ actor }: { actor: NamingActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { subject, name, problem, errorMessage } = state.context;
  const type = subject?.type ?? none;
  const { title, text, label, done, doneText, show } = messages[type];
  const isTyping = state.matches('naming');
  const isOpen = isTyping || state.matches('saving') || state.matches('saved');
  const dismiss = () => actor.send({ type: 'naming.dismissed' });
  return (
    <Modal open={isOpen} title={state.matches('saved') ? done : title} onClose={dismiss}>
      {state.matches('saved') ? (
        <div data-state="saved" className="flex flex-col gap-4">
          <p className="text-ink-soft">{doneText}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="secondary" onClick={dismiss}>
              {messages.stay}
            </Button>
            <Button onClick={() => actor.send({ type: 'saved.opened' })}>{show}</Button>
          </div>
        </div>
      ) : (
        <form
          noValidate
          data-state={state.value}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'name.submitted' });
          }}
        >
          <p className="text-sm text-ink-soft">{text}</p>
          <Field label={label} name="savedName" problem={problem} required>
            {(control) => (
              <TextInput
                {...control}
                data-autofocus
                autoComplete="off"
                readOnly={!isTyping}
                value={name}
                onChange={(event) => actor.send({ type: 'name.changed', name: event.currentTarget.value })}
              />
            )}
          </Field>
          {errorMessage !== undefined && <Alert tone="critical">{errorMessage || messages.failed}</Alert>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="secondary" disabled={!isTyping} onClick={dismiss}>
              {messages.drop}
            </Button>
            <Button type="submit" busy={state.hasTag('busy')} disabled={!isTyping && !state.hasTag('busy')}>
              {messages.submit}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
