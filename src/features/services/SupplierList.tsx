import { useSelector } from '@xstate/react';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import type { ListActor } from '#machines/support/list.ts';
import { lineWords } from './messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type SupplierListActor = ListActor<SupplierRole, Supplier>;

interface Props {
  actor: SupplierListActor;
  /** The roles that the line needs. */
  roles: readonly SupplierRole[];
}

const words = lineWords.suppliers;

/** Who works for the platform in one role; of several roles one is chosen. */
export function SupplierList({ actor, roles }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, query, refusal } = state.context;
  const busy = state.hasTag('busy');

  return (
    <section data-state={state.value} aria-busy={busy} aria-label={words.title}>
      <output className="sr-only">{busy && words.loading}</output>
      {roles.length > 1 && (
        <RadioGroup
          label={words.roles}
          name="supplierRole"
          value={query}
          options={roles.map((role) => ({ value: role, label: words.role[role] }))}
          onChange={(role) => actor.send({ type: 'query.changed', query: role })}
          className="mb-3 w-fit max-w-full [&_label]:flex-none [&_label]:whitespace-nowrap"
        />
      )}
      {busy && <Skeleton className="h-52 rounded-lg!" />}
      {state.matches('empty') && <p className="text-ink-soft">{words.none}</p>}
      {state.matches('failed') && (
        <FailedAlert message={refusal ?? words.failed} onRetry={() => actor.send({ type: 'retry.requested' })} />
      )}
      {state.matches('filled') && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {rows.map(({ id, nameZh, cityZh, scopeZh, since }) => (
            <li key={id} className="rounded-md border border-line bg-surface px-4 py-3 sm:last:odd:col-span-2">
              <p className="font-semibold">{nameZh}</p>
              <p className="mt-0.5 text-sm text-ink-soft">{scopeZh}</p>
              <p className="mt-1 text-xs text-ink-faint">
                {cityZh} · {words.since(since)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
