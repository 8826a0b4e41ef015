import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useSelector } from '@xstate/react';
import type { Side } from '#contract/conversation/thread.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ConversationActor } from '#machines/conversation/conversation.ts';
import type { ShownMessage } from '#machines/conversation/conversationRules.ts';
import { lastOpen } from '#machines/conversation/conversationRules.ts';
import { documentTypes } from '#machines/orders/orderDocuments.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import { dayTime } from '#src/ui/format.ts';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { conversationMessages as messages } from './messages.ts';
import { MessageText } from './MessageText.tsx';
import { newMessageKey } from './conversationEffects.ts';

interface MessageProps {
  message: ShownMessage;
  side: Side;
  /** Whether the other side reads messages here, so that it is known which ones it has seen. */
  isMarked: boolean;
  /** Whether a file can be saved now. */
  isFree: boolean;
  onSave: (id: string) => void;
}

/** The style of a message: from the own side, from the other, or a note of the desk. */
const lookOf = ({ side, audience }: ShownMessage, own: Side): string => {
  if (audience === 'colleagues') return 'border border-dashed border-line-strong bg-surface';
  return side === own ? 'bg-brand-50' : 'bg-sunken';
};

/** One message or note: who wrote it when, its text and files, and whether the other side has seen it. */
function OneMessage({ message, side, isMarked, isFree, onSave }: MessageProps) {
  const { by, text, files, at, readAt, audience, mentions = [], isOpen } = message;
  const isNote = audience === 'colleagues';
  const isOwn = message.side === side;
  const isNew = !isOwn && readAt === null;
  return (
    <li data-unread={isNew || undefined} className={`rounded-md px-3 py-2 text-sm ${lookOf(message, side)}`}>
      <p className="flex flex-wrap items-center gap-x-2">
        <span lang={languageOf(by)} className="font-medium break-words">
          {by}
        </span>
        <time dateTime={at} className="text-ink-soft tabular-nums">
          {dayTime(at)}
        </time>
        {isNew && <Badge tone="notice">{messages.new}</Badge>}
        {isOpen && <Badge tone="notice">{messages.open}</Badge>}
        {isNote && <Badge>{messages.note}</Badge>}
        {isOwn && !isNote && isMarked && (
          <span className="ml-auto text-xs text-ink-soft tabular-nums">
            {readAt === null ? messages.notRead : messages.readAt(dayTime(readAt))}
          </span>
        )}
      </p>
      {text !== '' && (
        <p lang={languageOf(text)} className="break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {mentions.length > 0 && <p className="text-xs text-ink-soft">{messages.mentioned(mentions)}</p>}
      {files.length > 0 && (
        <ul aria-label={messages.attached} className="mt-1 flex flex-wrap gap-x-3">
          {files.map(({ id, fileName, bytes }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                disabled={!isFree}
                aria-label={messages.saveOf(fileName)}
                className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-left break-all text-brand-700 underline"
                onClick={() => onSave(id)}
              >
                <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
                {fileName}
              </button>{' '}
              <span className="text-xs text-ink-soft">{documentMessages.bytes(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The message form: its audience, the text, and its files. */
function Composer({ actor }: { actor: ConversationActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { about, side, audience, files, file, percent, fileProblem, errorMessage } = state.context;
  const isComposing = state.matches({ open: { writing: 'composing' } });
  const isNote = audience === 'colleagues';
  return (
    <form
      noValidate
      aria-label={isNote ? messages.noteText : messages.text}
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'message.submitted', key: newMessageKey() });
      }}
    >
      {side === 'desk' && (
        <RadioGroup
          label={messages.audience}
          name="audience"
          value={audience}
          options={(['customer', 'colleagues'] as const).map((value) => ({ value, label: messages.audiences[value] }))}
          disabled={!isComposing}
          onChange={(chosen) => actor.send({ type: 'audience.chosen', audience: chosen })}
        />
      )}
      <MessageText actor={actor} />
      {files.length > 0 && (
        <ul aria-label={messages.attached} className="flex flex-wrap gap-2">
          {files.map(({ id, fileName }) => (
            <li key={id} className="flex min-w-0 items-center gap-1 rounded-sm bg-sunken pl-2 text-sm">
              <span className="break-all">{fileName}</span>
              <Button
                tone="quiet"
                size="sm"
                aria-label={messages.removeOf(fileName)}
                disabled={!isComposing}
                onClick={() => actor.send({ type: 'file.removed', id })}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fileProblem && <Alert tone="critical">{documentMessages.problems[fileProblem]}</Alert>}
      {errorMessage !== undefined && <Alert tone="critical">{errorMessage || messages.failed}</Alert>}
      {state.matches({ open: { writing: 'uploading' } }) && (
        <div className="flex items-center gap-3 text-sm">
          <ProgressBar label={messages.uploading(file?.name ?? '')} percent={percent} />
          <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'upload.dropped' })}>
            {messages.stop}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="sm"
          busy={state.matches({ open: { writing: 'sending' } })}
          disabled={!isComposing && !state.matches({ open: { writing: 'sending' } })}
        >
          {isNote ? messages.sendNote : messages.send}
        </Button>
        <FileDrop
          label={messages.attach}
          accept={documentTypes}
          describedBy="message-files"
          disabled={!isComposing || files.length >= limits.messageFilesMax}
          onFile={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}
        />
        <span id="message-files" className="text-xs text-ink-faint">
          {about === 'enquiry' && !isNote ? messages.acceptedWithOffer : messages.accepted}
        </span>
      </div>
    </form>
  );
}

/** The conversation about an order or an enquiry, as one side sees it; nothing if there is none. */
export function Conversation({ actor }: { actor: ConversationActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (!state.matches('open')) return null;
  const { about, thread, side } = state.context;
  const isComposing = state.matches({ open: { writing: 'composing' } });
  return (
    <div data-state={JSON.stringify(state.value)} className="flex flex-col gap-3">
      {thread.earlier > 0 && (
        <Button
          tone="quiet"
          size="sm"
          className="self-center"
          disabled={!state.can({ type: 'earlier.requested' })}
          onClick={() => actor.send({ type: 'earlier.requested' })}
        >
          {messages.earlier(thread.earlier)}
        </Button>
      )}
      {thread.messages.length === 0 && (
        <p className="text-sm text-ink-soft">{side === 'customer' ? messages.noneYet : messages.none}</p>
      )}
      {/* reversed, so that a long conversation begins at its end; focusable, so that the keyboard scrolls it */}
      <div
        role="log"
        aria-label={messages.thread}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={thread.messages.length > 0 ? 0 : undefined}
        className="flex max-h-112 flex-col-reverse overflow-y-auto print:max-h-none"
      >
        <ul className="flex flex-col gap-2">
          {thread.messages.map((message) => (
            <OneMessage
              key={message.id}
              message={message}
              side={side}
              isMarked={about === 'order'}
              isFree={isComposing}
              onSave={(id) => actor.send({ type: 'file.requested', id })}
            />
          ))}
        </ul>
      </div>
      {side === 'desk' && lastOpen(state.context) !== undefined && (
        <Button
          tone="secondary"
          size="sm"
          className="self-start"
          busy={state.matches({ open: { reading: 'settling' } })}
          disabled={!state.can({ type: 'settling.requested' })}
          onClick={() => actor.send({ type: 'settling.requested' })}
        >
          {messages.settle}
        </Button>
      )}
      <Composer actor={actor} />
    </div>
  );
}
