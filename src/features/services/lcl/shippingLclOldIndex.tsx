import { ChargeList } from '#src/features/services/sections/ChargeList.tsx';
import { content } from './lcl.tsx';
import { useCharges } from '../serviceLists.ts';
import { ServiceRates } from '../serviceRates.tsx';
import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { serviceMessages } from '../messages/services.ts';
import { Block } from '#src/ui/Block.tsx';
import { Head } from '#src/ui/Head.tsx';

const messages = serviceMessages.oldTable;
const link = 'inline-flex min-h-8 items-center text-brand-700 hover:underline';

/** All prices of consolidated freight in one table, and its charges. */
function OldTable({ rates, charges }: { rates: ReactNode; charges: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <Head title={messages.title}>
        <p className="flex gap-5">
          <a href={paths.shippingLcl} className={link}>
            {messages.newer}
          </a>
          <a href={paths.lcl} className={link}>
            {messages.introduction}
          </a>
        </p>
      </Head>
      <Block id="rates" title={serviceMessages.rates.title}>
        {rates}
      </Block>
      <Block folds id="charges" title={serviceMessages.charges.title}>
        {charges}
      </Block>
      <p className="text-xs text-ink-faint">{uiMessages.notBinding}</p>
    </div>
  );
}

/** The classic price page of consolidated freight. */
export default function ShippingLclOldIndexRoute() {
  return (
    <OldTable
      rates={<ServiceRates isOverview content={content} />}
      charges={<ChargeList actor={useCharges(content)} />}
    />
  );
}
