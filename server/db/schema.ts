import * as addressBook from './schema/addressBook.ts';
import * as approvals from './schema/approvals.ts';
import * as cms from './schema/cms.ts';
import * as codesAndLimits from './schema/codesAndLimits.ts';
import * as company from './schema/company.ts';
import * as contracts from './schema/contracts.ts';
import * as constants from './schema/constants.ts';
import * as desk from './schema/desk.ts';
import * as files from './schema/files.ts';
import * as enquiries from './schema/enquiries.ts';
import * as goods from './schema/goods.ts';
import * as identity from './schema/identity.ts';
import * as imports from './schema/imports.ts';
import * as ledger from './schema/ledger.ts';
import * as payments from './schema/payments.ts';
import * as network from './schema/network.ts';
import * as notifications from './schema/notifications.ts';
import * as offers from './schema/offers.ts';
import * as orderPapers from './schema/orderPapers.ts';
import * as orders from './schema/orders.ts';
import * as quotes from './schema/quotes.ts';
import * as recognition from './schema/recognition.ts';
import * as reference from './schema/reference.ts';
import * as seeding from './schema/seeding.ts';
import * as selling from './schema/selling.ts';
import * as tenders from './schema/tenders.ts';
import * as tracking from './schema/tracking.ts';
import * as verification from './schema/verification.ts';
import * as watches from './schema/watches.ts';
import * as webhooks from './schema/webhooks.ts';
import * as wholeVehicle from './schema/wholeVehicle.ts';

/** Every table of the service. */
export const schema = {
  ...identity,
  ...codesAndLimits,
  ...reference,
  ...recognition,
  ...network,
  ...orders,
  ...orderPapers,
  ...tracking,
  ...approvals,
  ...quotes,
  ...desk,
  ...notifications,
  ...verification,
  ...addressBook,
  ...company,
  ...wholeVehicle,
  ...contracts,
  ...constants,
  ...cms,
  ...seeding,
  ...selling,
  ...goods,
  ...enquiries,
  ...files,
  ...offers,
  ...imports,
  ...webhooks,
  ...watches,
  ...tenders,
  ...ledger,
  ...payments,
};
