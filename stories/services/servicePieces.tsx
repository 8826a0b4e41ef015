import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import type { LineCharge, PublishedRate } from '#contract/services/publishedRates.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { RateList } from '#src/features/services/RateList.tsx';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import type { RateQuery } from '#src/features/services/rates/rateQuery.ts';
import { placesOf, ratePageSize } from '#src/features/services/rates/rateQuery.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { charges, rates, suppliers } from './serviceSamples.ts';

const rateList = listMachineOf<RateQuery, PublishedRate>('rates');
const chargeList = listMachineOf<ServiceLine, LineCharge>('lineCharges');
const supplierList = listMachineOf<SupplierRole, Supplier>('suppliers');
const hotlines = { hotline: '400-000-0000', emergencyHotline: '0532-00000000' };

const enquiryOf = (content: LineContent, submit: string) => {
  const context = { key: 'k', form: blankEnquiry(content.line), problems: {} };
  const actor = frozen(enquiryMachine, { value: 'filling', context });
  return <Enquiry actor={actor} content={content} submit={submit} deployment={siteDefaults} newKey={() => 'k'} />;
};

/** What a line's page is made of, everything fetched and nothing asked. */
export const piecesOf = (content: LineContent) => {
  const { line, columns, supplierRoles } = content;
  const all = { page: 1, total: 42 };
  return {
    content,
    ...hotlines,
    charges: frozen(chargeList, { value: 'filled', context: { ...all, query: line, rows: charges } }),
    suppliers: frozen(supplierList, { value: 'filled', context: { ...all, query: supplierRoles[0], rows: suppliers } }),
    rates: (
      <RateList
        actor={frozen(rateList, {
          value: 'filled',
          context: { ...all, query: { line, size: ratePageSize(columns) }, rows: rates },
        })}
        columns={columns}
        places={placesOf(rates)}
        hrefOf={({ id }) => `#${id}`}
      />
    ),
    enquiry: enquiryOf(content, lineWords.enquiry.submit),
  };
};

/** What a page of a request is made of, its prices aside. */
export const requestPiecesOf = (content: LineContent) => ({
  content,
  ...hotlines,
  enquiry: enquiryOf(content, lineWords.enquiry.submit),
});
