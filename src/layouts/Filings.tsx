import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { PoliceBadge } from './PoliceBadge.tsx';
import { contentLanguage } from '#src/platform/contentLanguage.ts';

const messages = uiMessages.footer;
const outside = {
  target: '_blank',
  rel: 'noopener noreferrer',
  className: 'inline-flex min-h-6 items-center gap-1',
  lang: contentLanguage,
};
const policeQuery = (filing: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${filing.replaceAll(/\D/g, '')}`;

/** Copyright, and the numbers of filings and licences, linked to the registers that prove them. */
export function Filings({ filings }: Pick<SiteConfig, 'filings'>) {
  return (
    <ul aria-label={messages.filings} className="flex min-w-0 flex-1 flex-wrap gap-x-5 [&>li]:min-h-6 [&>li]:leading-6">
      <li>{messages.copyright}</li>
      <li>
        <a href="https://beian.miit.gov.cn/" {...outside}>
          {filings.icp}
        </a>
      </li>
      <li>
        <a href={policeQuery(filings.police)} {...outside}>
          <PoliceBadge className="size-4" />
          {filings.police}
        </a>
      </li>
      <li>
        {messages.chemicalLicence}
        <span lang={contentLanguage}>{filings.chemicalLicence}</span>
      </li>
      <li>
        {messages.businessLicence}
        {filings.creditCode}
      </li>
    </ul>
  );
}
