import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsDocumentKind, GoodsItem } from '#contract/goods/goods.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { GoodsFacts } from '#src/features/goods/parts/GoodsFacts.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props {
  /** The product; null if the service knows no such id. */
  actor: DetailActor<GoodsItem | null>;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  /** Downloads a document of the product. */
  onDocument: (item: GoodsItem, kind: GoodsDocumentKind) => void;
  /** The freight to a place of choice. */
  freight?: ReactNode;
}

/** One product with all its facts; nothing while none is open. */
export function GoodsDetail({ actor, constants, onDocument, freight }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;
  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && (
        <div className="min-h-[36rem]">
          <output className="sr-only">{messages.fetching}</output>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
          <Skeleton className="mt-9 h-14 rounded-md!" />
          <Skeleton className="mt-4 h-80 rounded-md!" />
        </div>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.detailFailed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && (
        <GoodsFacts
          item={value}
          constants={constants}
          onDocument={(kind) => onDocument(value, kind)}
          freight={freight}
        />
      )}
    </section>
  );
}
