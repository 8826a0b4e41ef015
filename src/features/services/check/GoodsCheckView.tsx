import { useSelector } from '@xstate/react';
import type { GoodsCheck, ServiceDecision } from '#contract/search/goodsCheck.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { checkMessages as messages } from '#src/features/services/messages/check.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CheckedEntry, EntryChoice } from './CheckedEntry.tsx';
import { CheckedPapers } from './CheckedPapers.tsx';
import { CheckedServices } from './CheckedServices.tsx';

interface Props {
  actor: DetailActor<GoodsCheck>;
  /** The goods as typed. */
  keyword: string;
}

const statusOf = ({ chosen, entries, total }: GoodsCheck, keyword: string): string => {
  if (entries.length === 0) return messages.none(keyword);
  if (!chosen) return messages.several(total);
  const count = (wanted: ServiceDecision['decision']) =>
    chosen.services.filter(({ decision }) => decision === wanted).length;
  return messages.status(`UN ${chosen.entry.unNumber}`, count('open'), count('desk'), count('rejected'));
};

/** The entry of some goods, the services that take them with their prices, and the documents that they need. */
export function GoodsCheckView({ actor, keyword }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;
  const busy = state.hasTag('busy');
  return (
    <section
      data-state={state.value}
      aria-busy={busy}
      aria-label={messages.title}
      className={state.matches('closed') ? 'contents' : undefined}
    >
      <output className="sr-only">{busy ? messages.loading : value && statusOf(value, keyword)}</output>
      {busy && <Skeleton className="h-96 rounded-lg!" />}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && <Found check={value} keyword={keyword} />}
    </section>
  );
}

function Found({ check: { chosen, entries, total }, keyword }: { check: GoodsCheck; keyword: string }) {
  if (entries.length === 0)
    return (
      <Alert tone="info" title={messages.none(keyword)}>
        {messages.noneAdvice}
      </Alert>
    );
  if (!chosen) return <EntryChoice entries={entries} total={total} />;
  return (
    <div className="flex flex-col gap-6">
      <CheckedEntry entry={chosen.entry} entries={entries} />
      <CheckedServices services={chosen.services} unNumber={chosen.entry.unNumber} />
      <CheckedPapers papers={chosen.papers} services={chosen.services} unNumber={chosen.entry.unNumber} />
    </div>
  );
}
