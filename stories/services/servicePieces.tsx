import type { ReactNode } from 'react';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { RateList } from '#src/features/services/RateList.tsx';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import type { RatedRow, RateQuery, RatesMore } from '#src/features/services/rates/rateQuery.ts';
import { placesOf, ratePageSize } from '#src/features/services/rates/rateQuery.ts';
import { ServiceBody } from '#src/features/services/sections/ServiceBody.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { charges, rates, suppliers } from './serviceSamples.ts';

const rateList = listMachineOf<RateQuery, RatedRow, RatesMore>('rates');
const chargeList = listMachineOf<ServiceCode, ServiceCharge>('serviceCharges');
const supplierList = listMachineOf<SupplierRole, Supplier>('suppliers');
const hotlines = { hotline: '400-000-0000', emergencyHotline: '0532-00000000' };

const enquiryOf = (content: ServiceContent, submit: string) => {
  const context = { key: 'k', form: blankEnquiry(content.line), problems: {} };
  const actor = frozen(enquiryMachine, { value: 'editing', context });
  return <Enquiry actor={actor} content={content} submit={submit} deployment={siteDefaults} newKey={() => 'k'} />;
};

/** The parts of a service's page, all loaded. */
export const piecesOf = (content: ServiceContent) => {
  const { line, columns, supplierRoles } = content;
  const all = { page: 1, total: 42 };
  return {
    content,
    body: (enquiry: ReactNode) => (
      <ServiceBody
        {...hotlines}
        content={content}
        charges={frozen(chargeList, { value: 'filled', context: { ...all, query: line, rows: charges } })}
        suppliers={frozen(supplierList, {
          value: 'filled',
          context: { ...all, query: supplierRoles[0], rows: suppliers },
        })}
        enquiry={enquiry}
      />
    ),
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
    enquiry: enquiryOf(content, serviceMessages.enquiry.submit),
  };
};

/** The parts of a request page, without its prices. */
export const requestPiecesOf = (content: ServiceContent) => ({
  content,
  ...hotlines,
  enquiry: enquiryOf(content, serviceMessages.enquiry.submit),
});
