import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { goodsPageMessages } from '#src/features/goods/messages/page.ts';

const messages = goodsPageMessages.procurement;

/** Every product as a link to its own page for sharing. */
export function ProcurementList({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <title>{`${messages.title} · ${uiMessages.brand}`}</title>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="mt-1 text-ink-soft">{messages.listLead}</p>
        </div>
        <a
          href={paths.business}
          className="inline-flex min-h-8 items-center font-medium text-brand-700 hover:underline"
        >
          {messages.toBusiness}
        </a>
      </header>
      {children}
    </div>
  );
}
