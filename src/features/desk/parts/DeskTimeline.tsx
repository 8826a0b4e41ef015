import { momentIn } from '#contract/desk/commandForm.ts';
import type { DeskOrder } from '#contract/desk/orderDesk.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderPartyZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { DeskPart } from './DeskPart.tsx';
import { commandTitle } from './commandTitle.ts';

const { order: messages } = deskMessages;

/** A minute as text; other facts as they are. */
const shownFact = (text: string): string => (momentIn(text) ? text.replace('T', ' ') : text);

/** Entries of an order's history with the persons who acted, newest first. */
export function DeskEvents({ line, events }: { line: DeskOrder['line']; events: DeskOrder['timeline'] }) {
  return (
    <ol className="flex flex-col gap-2">
      {events.toReversed().map(({ status, act, by, at, note, dueAt, person, correction }) => (
        <li key={`${at} ${act} ${status}`} className="border-l-2 border-line-strong pl-3">
          <p className="font-medium">{statusZhOf(allServices[line], status)}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={at} className="mr-2 tabular-nums">
              {dayTime(at)}
            </time>
            {person === null
              ? messages.byParty(orderPartyZh[by], commandTitle(line, act))
              : messages.byPerson(orderPartyZh[by], commandTitle(line, act), person)}
          </p>
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
        </li>
      ))}
    </ol>
  );
}

/** The history of an order. */
export function DeskTimeline({ order: { line, timeline } }: { order: DeskOrder }) {
  return (
    <DeskPart title={messages.timeline}>
      <DeskEvents line={line} events={timeline} />
    </DeskPart>
  );
}
