import { momentIn } from '#contract/desk/orders/commandForm.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderParty } from '#contract/orders/orderStatus.ts';
import { keepsStatus } from '#contract/orders/orderStatus.ts';
import { historyOf, submissionZh } from '#contract/orders/submission.ts';
import { byKeyZh, orderPartyZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';
import { commandTitle } from '#src/features/desk/parts/commandTitle.ts';

const { order: messages } = deskMessages;

/** A minute as text; other facts as they are. */
const shownFact = (text: string): string => (momentIn(text) ? text.replace('T', ' ') : text);

interface Act {
  at: string;
  by: OrderParty;
  what: string;
  person: string | null;
  /** The name of the key by which the customer's own system acted. */
  keyName?: string | undefined;
}

/** When who did what. */
function WhoAndWhen({ at, by, what, person, keyName }: Act) {
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={at} className="mr-2 tabular-nums">
        {dayTime(at)}
      </time>
      {person ? messages.byPerson(orderPartyZh[by], what, person) : messages.byParty(orderPartyZh[by], what)}
      {keyName !== undefined && byKeyZh(keyName)}
    </p>
  );
}

type Entry = DeskOrder['timeline'][number];

/** An entry of an order's history: the status with who brought it about, and what was said. */
function StatusEntry({ line, entry }: { line: DeskOrder['line']; entry: Entry }) {
  const { status, act, by, at, note, dueAt, person, keyName, correction } = entry;
  return (
    <>
      {!keepsStatus(act) && <p className="font-medium">{statusZhOf(allServices[line], status)}</p>}
      <WhoAndWhen at={at} by={by} what={commandTitle(line, act)} person={person} keyName={keyName} />
      {note !== '' && <p className="rounded-sm bg-sunken px-2 py-1 text-sm break-words">{note}</p>}
      {correction && (
        <div className="rounded-sm bg-sunken px-2 py-1 text-sm break-words">
          {correction.reason !== '' && <p>{correction.reason}</p>}
          <dl>
            {correction.changes.map(({ name, from, to }) => (
              <div key={name}>
                <dt className="inline font-medium">{messages.factNames[name]}</dt>{' '}
                <dd className="inline whitespace-pre-line">{messages.changed(shownFact(from), shownFact(to))}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {dueAt !== undefined && <p className="text-sm text-notice">{messages.until(dayTime(dueAt))}</p>}
    </>
  );
}

interface Props {
  line: DeskOrder['line'];
  events: DeskOrder['timeline'];
  submissions?: DeskOrder['submissions'];
}

/** Entries of an order's history with the persons who acted, and what was submitted between, newest first. */
export function DeskEvents({ line, events, submissions }: Props) {
  return (
    <ol className="flex flex-col gap-2">
      {historyOf(events, submissions).map((entry) => (
        <li
          key={
            'paper' in entry
              ? `${entry.paper} ${entry.version} ${entry.at}`
              : `${entry.at} ${entry.act} ${entry.status}`
          }
          className="border-l-2 border-line-strong pl-3"
        >
          {'paper' in entry ? (
            <WhoAndWhen at={entry.at} by={entry.by ?? 'user'} what={submissionZh(entry)} person={entry.person} />
          ) : (
            <StatusEntry line={line} entry={entry} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The history of an order. */
export function DeskTimeline({ order: { line, timeline, submissions } }: { order: DeskOrder }) {
  return (
    <DeskPart title={messages.timeline}>
      <DeskEvents line={line} events={timeline} submissions={submissions} />
    </DeskPart>
  );
}
