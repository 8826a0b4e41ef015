import { entryClassifiers, entryFactsOf, firstEntry } from '#contract/desk/orders/trackDesk.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import { TrackContent } from '#src/features/orders/TrackContent.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

/** The track of an order's shipment as its customer sees it, with the entries that the desk may make. */
export function TrackAtDesk({ order, actor, isFree }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, track, trackKinds } = order;
  if (!track) return null;
  const facts = entryFactsOf(order);
  return (
    <DeskPart title={trackMessages.title}>
      <TrackContent track={track} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {entryClassifiers
          .filter((classifier) => trackKinds[classifier].length > 0)
          .map((classifier) => (
            <Button
              key={classifier}
              size="sm"
              tone="secondary"
              disabled={!isFree}
              onClick={() =>
                actor.send({
                  type: 'act.chosen',
                  form: { kind: 'trackEntry', subject, classifier, kinds: trackKinds[classifier], facts },
                  values: firstEntry(classifier, facts),
                })
              }
            >
              {deskMessages.tracks.titles[classifier]}
            </Button>
          ))}
        {trackKinds.ACT.length > 0 && (
          <Button
            size="sm"
            tone="secondary"
            disabled={!isFree}
            onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'trackTable', subject } })}
          >
            {deskMessages.forms.trackTable.title}
          </Button>
        )}
      </div>
    </DeskPart>
  );
}
