import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { company, tariff } from '#stories/fixtures/samples.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { quietly } from './outside.ts';

export const { offerId } = completeForm;

export const quote = { ...tariff, id: offerId };
export const responses = { '/api-ecommerce/chargeAgreement/query': quote, '/api-ecommerce/order/detail': flown };
export const fetched = quietly('/api-ecommerce/chargeAgreement/query', { offerId, isDanger: 'Y' });
export const place = `draft.${offerId}`;
export const store = (draft: OrderDraft) => (): void =>
  localStorage.setItem(`draft.${draft.form.offerId}`, JSON.stringify(draft));
export const enterpriseResp = { ...company.enterpriseResp!, protocolVersions: { fcl: shippingProtocolVersion } };
/** An enterprise that has agreed to another service's agreement, and earlier to one without a service. */
export const agreedElsewhere = {
  currentUser: () => ({
    ...company,
    enterpriseResp: {
      ...company.enterpriseResp!,
      shippingProtocolVersion,
      protocolVersions: { air: shippingProtocolVersion },
    },
  }),
};
export const agreed = { currentUser: () => ({ ...company, enterpriseResp }) };
