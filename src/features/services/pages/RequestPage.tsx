import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Block } from '#src/ui/Block.tsx';
import type { Hotlines } from '#src/features/services/sections/Sections.tsx';
import { Consultant, CutOffs, Documents, PlainList } from '#src/features/services/sections/Sections.tsx';
import { Head } from '#src/ui/Head.tsx';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';

interface Props extends Hotlines {
  content: ServiceContent;
  /** The published prices with links to their orders; absent if the service's page has them. */
  rates?: ReactNode;
  /** The enquiry form, for cases without a price. */
  enquiry: ReactNode;
  /** The service's deadlines and scope, if it has no other page. */
  children?: ReactNode;
}

const messages = serviceMessages.requestPage;

/** The start of a service's order: its prices, an enquiry for other cases, preparations and deadlines. */
export function RequestPage({ content, rates, enquiry, children, ...hotlines }: Props) {
  const { name, routes, prepare, cutOffs, documents, enquiryHint } = content;
  return (
    <div className="flex flex-col gap-6">
      <Head title={messages.title(name)} lead={messages.lead}>
        {routes.order !== routes.page && (
          <a href={routes.page} className="mt-1 inline-flex min-h-8 items-center gap-1 text-brand-700 hover:underline">
            <ArrowLeft className="size-4" />
            {messages.back(name)}
          </a>
        )}
      </Head>
      <Block id="rates" title={messages.choose}>
        {rates ?? (
          <PricesElsewhere
            content={content}
            text={messages.elsewhere}
            href={`${routes.page}#rates`}
            action={messages.prices(name)}
          />
        )}
      </Block>
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Block folds={Boolean(rates)} id="enquiry" title={serviceMessages.enquiry.requestTitle} lead={enquiryHint}>
          <div className="rounded-lg border border-line bg-surface p-5">{enquiry}</div>
          <p className="mt-2 text-xs text-ink-faint">{uiMessages.notBinding}</p>
        </Block>
        <aside aria-label={serviceMessages.sections.prepare} className="flex flex-col gap-4 lg:row-span-2">
          <PlainList title={serviceMessages.sections.prepare} items={prepare} mark="check" />
          {!children && (
            <>
              <CutOffs cutOffs={cutOffs} />
              <Consultant {...hotlines} />
            </>
          )}
        </aside>
        {!children && (
          <Block folds id="documents" title={serviceMessages.sections.documents}>
            <Documents documents={documents} />
          </Block>
        )}
      </div>
      {children}
    </div>
  );
}
