import * as contract from '#contract/quotes/offers.ts';
import { handle } from '#server/http/handler.ts';
import { acceptByLink, answerByLink, fileOfLink, offerOfLink } from './answers.ts';

/** The public endpoints with which the holder of an offer's link reads and answers it. */
export const offerHandlers = [
  handle(contract.offerByLink, ({ token }, context) => offerOfLink(context, token)),
  handle(contract.offerFile, (input, context) => fileOfLink(context, input)),
  handle(contract.answerOffer, (input, context) => answerByLink(context, input)),
  handle(contract.acceptOffer, (input, context) => acceptByLink(context, input)),
];
