import { siteDefaults } from '#contract/siteDefaults.ts';
import type { ReadingActor } from '#machines/reading.ts';
import { readingMachine } from '#machines/reading.ts';
import { copy } from '#src/copy.ts';
import { Reading } from '#src/flows/Reading.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { page } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { named } from './named.ts';
import { scrollNearEnd } from './scroll.ts';

export default modelOf({
  of: 'reading',
  machine: readingMachine,
  inputs: { agreement: { text: 'userAgreement' }, protocol: { text: 'shippingProtocol' } },
  samples: [{ type: 'end.reached' }, { type: 'text.confirmed' }, { type: 'text.closed' }],
  outcomes: { fetchServiceMail: { done: ['service@example.com'] } },
  play: () => ({
    view: (actor: ReadingActor) => <Reading actor={actor} deployment={siteDefaults} />,
    gestures: {
      'end.reached': () => scrollNearEnd(page.getByRole('region', { name: /正文$/ }).element()),
      'text.confirmed': () => named(identityCopy.reading.confirm).click(),
      'text.closed': () => named(copy.close).click(),
    },
  }),
});
