import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import { copy } from '#src/ui/messages.ts';
import { goodsPageWords } from './goodsPageMessages.ts';

const words = goodsPageWords.procurement;

/** Every product, each a link to its own page to be handed on. */
export function ProcurementList({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <title>{`${words.title} · ${copy.brand}`}</title>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h1 className="text-2xl font-semibold">{words.title}</h1>
          <p className="mt-1 text-ink-soft">{words.listLead}</p>
        </div>
        <a
          href={paths.business}
          className="inline-flex min-h-8 items-center font-medium text-brand-700 hover:underline"
        >
          {words.toBusiness}
        </a>
      </header>
      {children}
    </div>
  );
}
