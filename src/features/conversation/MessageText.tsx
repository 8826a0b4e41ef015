import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ConversationActor } from '#machines/conversation/conversation.ts';
import { suggestionsOf } from '#machines/conversation/conversationRules.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { conversationMessages as messages } from './messages.ts';

const listId = 'message-suggestions';
const optionId = (login: string): string => `${listId}-${login}`;

/** The text of a message; after an @ in a note, colleagues are suggested and chosen by keyboard or pointer. */
export function MessageText({ actor }: { actor: ConversationActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { about, text, audience, problem, active } = state.context;
  const isComposing = state.matches({ open: { writing: 'composing' } });
  const isSuggesting = state.matches({ open: { writing: { composing: 'suggesting' } } });
  const suggestions = isSuggesting ? suggestionsOf(state.context) : [];
  const current = suggestions[active];
  const isNote = audience === 'colleagues';

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      currentTarget.form?.requestSubmit();
      return;
    }
    if (!current) return;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      actor.send({ type: 'suggestion.stepped', by: key === 'ArrowDown' ? 1 : -1 });
    else if (key === 'Enter' || key === 'Tab') actor.send({ type: 'colleague.mentioned', login: current.login });
    else if (key === 'Escape') actor.send({ type: 'suggestions.dropped' });
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Field
        label={isNote ? messages.noteText : messages.text}
        name="message"
        problem={problem}
        hint={isNote ? messages.noteHint : about === 'enquiry' ? messages.enquiryHint : messages.hint}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            readOnly={!isComposing}
            value={text}
            aria-autocomplete={isNote ? 'list' : undefined}
            aria-controls={isSuggesting ? listId : undefined}
            aria-activedescendant={current && optionId(current.login)}
            onChange={({ currentTarget: { value, selectionStart } }) =>
              actor.send({ type: 'text.changed', text: value, caret: selectionStart })
            }
            onKeyDown={press}
          />
        )}
      </Field>
      {isSuggesting && (
        <div className="absolute inset-x-0 top-full z-10 rounded-md border border-line-strong bg-surface shadow-md">
          <div
            id={listId}
            // a native list would take the focus from the text
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label={messages.suggestions}
            className="max-h-56 overflow-y-auto p-1"
          >
            {suggestions.map(({ login, name }, index) => (
              // the keyboard focus stays in the text
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={login}
                id={optionId(login)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={`flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm ${index === active ? 'bg-brand-50 text-brand-700' : ''}`}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => actor.send({ type: 'colleague.mentioned', login })}
              >
                {name} <span className="text-ink-soft">{login}</span>
              </div>
            ))}
          </div>
          <p className="border-t border-line px-3 py-1 text-xs text-ink-soft">{messages.chooseHint}</p>
        </div>
      )}
    </div>
  );
}
