import { savedQuoteMessages } from '#server/quotes/messages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { Dismissed } from '#src/app/siteContext.ts';
import type { NamingActor } from '#machines/quotes/naming.ts';
import { namingMachine } from '#machines/quotes/naming.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { SaveUnderName } from '#src/features/quotes/SaveUnderName.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';

const messages = quoteMessages.saving;
const form = completeForm;
const outside = '由委托页、费用明细或订单发出';

export default modelOf({
  of: 'naming',
  machine: namingMachine,
  samples: [
    { type: 'naming.requested', subject: { type: 'quote', form }, name: '' },
    { type: 'name.changed', name: '汉堡三月' },
    { type: 'name.submitted' },
    { type: 'naming.dismissed' },
    { type: 'saved.opened' },
  ],
  external: { 'naming.requested': outside },
  outcomes: {
    signIn: { done: [null], error: [new Dismissed()] },
    save: { done: [{ id: 'a' }], error: [new ApiError(codes.conflict, savedQuoteMessages.tooMany(200))] },
  },
  possible: ({ type }, context) => type !== 'name.changed' || context.name === '',
  keep: (context) => [context.name],
  play: () => ({
    view: (actor: NamingActor) => <SaveUnderName actor={actor} />,
    gestures: {
      'name.changed': ({ name }) => page.getByRole('textbox').fill(name),
      'name.submitted': () => named(messages.submit).click(),
      'naming.dismissed': () => named(uiMessages.close).click(),
      'saved.opened': () => named(messages.quote.show).click(),
    },
  }),
});
