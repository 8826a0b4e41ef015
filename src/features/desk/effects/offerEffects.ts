import {
  offerBases,
  offerTemplates,
  removeOfferTemplate,
  saveOfferTemplate,
  sendOffer,
} from '#contract/desk/offerDesk.ts';
import { deskEnquiry } from '#contract/desk/reviewDesk.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { deskOfferMachine } from '#machines/desk/deskOffer.ts';
import type { DeskOfferRequests } from '#machines/desk/deskOfferSetup.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { focusField, focusOnceShown } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

/** The form of an offer with its effects. */
export const offerWith = ({ call }: Pick<Caller, 'call'>) =>
  deskOfferMachine.provide({
    actors: requests<DeskOfferRequests>({
      fetchTemplates: async (of) => call(offerTemplates, of, quiet),
      findBases: async (of) => call(offerBases, of, quiet),
      fetchBase: async (of) => {
        // whoever is signed in as a customer as well offers no contract of their own
        const { contract: _, ...base } = await call(chargeAgreement, of, quiet);
        return base;
      },
      saveTemplate: async (of) => call(saveOfferTemplate, of, quiet),
      removeTemplate: async (of) => call(removeOfferTemplate, of, quiet),
      sendOffer: async (of) => call(sendOffer, of, quiet),
      fetchVersion: async (of) => (await call(deskEnquiry, of, quiet)).version,
    }),
    actions: {
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      focusAdded: (_, { path }) => focusOnceShown([path]),
    },
  });
