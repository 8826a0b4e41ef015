import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { answeredAt } from '#contract/orders/documentRequest.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';

const { order: messages } = deskMessages;

/** The open document requests to the customer. */
export function DocumentRequests({ order, actor, isFree }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, documents, documentRequests, canRequestDocument } = order;
  const open = documentRequests.filter(({ closedAt }) => closedAt === null);
  const inForce = documents.filter(({ replacedBy }) => replacedBy === null);
  if (open.length === 0) return null;
  return (
    <section aria-label={messages.requests} className="mt-3 text-sm">
      <h3 className="font-medium">{messages.requests}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {open.map((request) => {
          const { code, nameZh, note, askedAt, askedBy, dueAt } = request;
          const isAnswered = answeredAt(request, inForce) !== undefined;
          return (
            <li key={`${code} ${askedAt}`} className="border-l-2 border-line-strong pl-3">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="break-words">{nameZh}</span>
                <Badge tone={isAnswered ? 'success' : 'notice'}>
                  {messages.requestStates[isAnswered ? 'received' : 'awaited']}
                </Badge>
                <span className="text-ink-soft tabular-nums">{messages.requestUntil(dayTime(dueAt))}</span>
              </p>
              {note !== '' && <p className="break-words whitespace-pre-line">{note}</p>}
              <p className="flex flex-wrap items-center gap-x-2 text-ink-soft tabular-nums">
                {messages.requestedBy(askedBy, dayTime(askedAt))}
                {canRequestDocument && (
                  <Button
                    tone="quiet"
                    size="sm"
                    disabled={!isFree}
                    aria-label={messages.closeRequestOf(nameZh)}
                    onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'requestClosing', subject, code } })}
                  >
                    {messages.closeRequest}
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
