import * as contract from '#contract/desk/offerDesk.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { offerBasesOf } from './bases.ts';
import { noteOffer, sendOffer } from './desk.ts';
import { removeTemplate, saveTemplate, templatesOf } from './templates.ts';

/** The desk's endpoints of offers for enquiries. */
export const offerDeskHandlers = [
  handleDesk(contract.sendOffer, (input, context) => sendOffer(context, input)),
  handleDesk(contract.noteOffer, (input, context) => noteOffer(context, input)),
  handleDesk(contract.offerBases, (input, context) => offerBasesOf(context, input)),
  handleDesk(contract.offerTemplates, ({ line }, { db }) => templatesOf(db, line)),
  handleDesk(contract.saveOfferTemplate, (input, context) => saveTemplate(context, input)),
  handleDesk(contract.removeOfferTemplate, (input, context) => removeTemplate(context, input)),
];
