import { useSelector } from '@xstate/react';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import type { ListActor } from '#machines/support/list.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { contentLanguage } from '#src/platform/contentLanguage.ts';

export type SupplierListActor = ListActor<SupplierRole, Supplier>;

interface Props {
  actor: SupplierListActor;
  /** The roles that the service needs. */
  roles: readonly SupplierRole[];
}

const messages = serviceMessages.suppliers;

/** The suppliers of one role; with several roles one is chosen. */
export function SupplierList({ actor, roles }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, query, errorMessage } = state.context;
  const busy = state.hasTag('busy');

  return (
    <section data-state={state.value} aria-busy={busy} aria-label={messages.title}>
      <output className="sr-only">{busy && messages.loading}</output>
      {roles.length > 1 && (
        <RadioGroup
          label={messages.roles}
          name="supplierRole"
          value={query}
          options={roles.map((role) => ({ value: role, label: messages.role[role] }))}
          onChange={(role) => actor.send({ type: 'query.changed', query: role })}
          className="mb-3 w-fit max-w-full [&_label]:flex-none [&_label]:whitespace-nowrap"
        />
      )}
      {busy && <Skeleton className="h-52 rounded-lg!" />}
      {state.matches('empty') && <p className="text-ink-soft">{messages.none}</p>}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {rows.map(({ id, nameZh, cityZh, scopeZh, since }) => (
            <li key={id} className="rounded-md border border-line bg-surface px-4 py-3 sm:last:odd:col-span-2">
              <p lang={contentLanguage} className="font-semibold">
                {nameZh}
              </p>
              <p lang={contentLanguage} className="mt-0.5 text-sm text-ink-soft">
                {scopeZh}
              </p>
              <p className="mt-1 text-xs text-ink-faint">
                {cityZh} · {messages.since(since)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
