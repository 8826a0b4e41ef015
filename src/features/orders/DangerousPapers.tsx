import type { ReactNode } from 'react';
import type {
  DangerousPaperCode,
  DangerousPaperFormat,
  MissingFact,
  MissingGroup,
} from '#contract/orders/dangerousPapers.ts';
import { groupedMissing, rangesText } from '#contract/orders/dangerousPapers.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { dangerousPaperMessages as messages } from '#src/features/orders/messages/dangerousPapers.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Badge } from '#src/ui/Badge.tsx';

interface Props {
  order: Pick<OrderDetail, 'dangerousPapers'>;
  /** The button or link that saves a paper as a file; `name` is its accessible name. */
  file: (of: { paper: DangerousPaperCode; format: DangerousPaperFormat; name: string }) => ReactNode;
  /** The address at which a missing fact is entered, or in words why there is none. */
  entry: (fact: MissingFact) => { href: string } | { whyZh: string };
}

/** The name of what is missing, with the cargo items that lack it. */
const nameOf = ({ fact, items }: MissingGroup): string => {
  const name = import.meta.env.ENGLISH ? fact.nameEn : fact.nameZh;
  return items.length === 0 ? name : messages.ofItems(rangesText(items, messages.separator), name);
};

/** The papers of an order's dangerous goods as files, and what they lack with the paragraph and the place of each. */
export function DangerousPapers({ order: { dangerousPapers: papers }, file, entry }: Props) {
  if (!papers || papers.length === 0) return null;
  const missing = groupedMissing(papers.flatMap((paper) => paper.missing));
  return (
    <OrderPart title={messages.title}>
      <p className="text-xs text-ink-faint">{messages.lead}</p>
      <ul className="print:hidden [&>li+li]:border-t [&>li+li]:border-line">
        {papers.map(({ code, nameZh, missing: { length } }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-2">
              {nameZh}
              <Badge tone={length === 0 ? 'success' : 'notice'}>
                {length === 0 ? messages.complete : messages.lacking(length)}
              </Badge>
            </span>
            <span className="flex gap-2">
              {(['pdf', 'json'] as const).map((format) => (
                <span key={format}>
                  {file({ paper: code, format, name: messages.download(nameZh, messages.formats[format]) })}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <h4 className="mt-2 text-sm font-medium">{messages.missing}</h4>
          <ul className="text-sm">
            {missing.map((group) => {
              const at = entry(group.fact);
              const name = nameOf(group);
              return (
                <li
                  key={`${group.fact.where.page} ${name}`}
                  className="flex flex-wrap items-baseline justify-between gap-x-3 py-1"
                >
                  <span className="min-w-0 break-words">
                    {name}
                    <span className="text-ink-faint"> {group.paragraphs.join('；')}</span>
                  </span>
                  {'href' in at ? (
                    <a
                      href={at.href}
                      aria-label={messages.fillOf(name)}
                      className="inline-flex min-h-6 items-center text-brand-700 underline print:hidden"
                    >
                      {messages.fill}
                    </a>
                  ) : (
                    <span className="text-ink-soft">{at.whyZh}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </OrderPart>
  );
}
