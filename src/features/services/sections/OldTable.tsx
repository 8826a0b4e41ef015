import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import { copy } from '#src/ui/messages.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { Block } from '#src/ui/Block.tsx';
import { Head } from '#src/ui/Head.tsx';

const words = lineWords.oldTable;
const link = 'inline-flex min-h-8 items-center text-brand-700 hover:underline';

/** All prices of consolidated freight at a glance, and its charges. */
export function OldTable({ rates, charges }: { rates: ReactNode; charges: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <Head title={words.title}>
        <p className="flex gap-5">
          <a href={paths.shippingLcl} className={link}>
            {words.newer}
          </a>
          <a href={paths.lcl} className={link}>
            {words.introduction}
          </a>
        </p>
      </Head>
      <Block id="rates" title={lineWords.rates.title}>
        {rates}
      </Block>
      <Block folds id="charges" title={lineWords.charges.title}>
        {charges}
      </Block>
      <p className="text-xs text-ink-faint">{copy.notBinding}</p>
    </div>
  );
}
