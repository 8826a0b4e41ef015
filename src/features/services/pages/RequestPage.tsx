import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { copy } from '#src/ui/messages.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { Block } from '#src/ui/Block.tsx';
import type { Hotlines } from '#src/features/services/sections/Consultant.tsx';
import { Consultant } from '#src/features/services/sections/Consultant.tsx';
import { CutOffs } from '#src/features/services/sections/CutOffs.tsx';
import { Head } from '#src/ui/Head.tsx';
import { Papers } from '#src/features/services/sections/Papers.tsx';
import { PlainList } from '#src/features/services/sections/PlainList.tsx';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';

interface Props extends Hotlines {
  content: LineContent;
  /** The published prices, each leading to its order; left out where the line's page has them. */
  rates?: ReactNode;
  /** The form of an enquiry, for what has no price. */
  enquiry: ReactNode;
  /** The line's deadlines and scope, where the line has no other page. */
  children?: ReactNode;
}

const words = lineWords.requestPage;

/** Where the order of a line begins: its prices, an enquiry for what has none, and what to have ready and until when. */
export function RequestPage({ content, rates, enquiry, children, ...hotlines }: Props) {
  const { name, routes, prepare, cutOffs, papers, enquiryHint } = content;
  return (
    <div className="flex flex-col gap-6">
      <Head title={words.title(name)} lead={words.lead}>
        {routes.order !== routes.page && (
          <a href={routes.page} className="mt-1 inline-flex min-h-8 items-center gap-1 text-brand-700 hover:underline">
            <ArrowLeft className="size-4" />
            {words.back(name)}
          </a>
        )}
      </Head>
      <Block id="rates" title={words.choose}>
        {rates ?? <PricesElsewhere text={words.elsewhere} href={`${routes.page}#rates`} action={words.prices(name)} />}
      </Block>
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Block folds={Boolean(rates)} id="enquiry" title={lineWords.enquiry.requestTitle} lead={enquiryHint}>
          <div className="rounded-lg border border-line bg-surface p-5">{enquiry}</div>
          <p className="mt-2 text-xs text-ink-faint">{copy.notBinding}</p>
        </Block>
        <aside aria-label={lineWords.sections.prepare} className="flex flex-col gap-4 lg:row-span-2">
          <PlainList title={lineWords.sections.prepare} items={prepare} sign="check" />
          {!children && (
            <>
              <CutOffs cutOffs={cutOffs} />
              <Consultant {...hotlines} />
            </>
          )}
        </aside>
        {!children && (
          <Block folds id="papers" title={lineWords.sections.papers}>
            <Papers papers={papers} />
          </Block>
        )}
      </div>
      {children}
    </div>
  );
}
