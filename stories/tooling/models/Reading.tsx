import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { ReadingActor } from '#machines/auth/reading.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { copy } from '#src/ui/messages.ts';
import { Reading } from '#src/features/auth/Reading.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';
import { scrollNearEnd } from './scroll.ts';

export default modelOf({
  of: 'reading',
  machine: readingMachine,
  inputs: { agreement: { text: 'userAgreement' }, protocol: { text: 'shippingProtocol' } },
  samples: [{ type: 'end.reached' }, { type: 'text.confirmed' }, { type: 'text.closed' }],
  outcomes: { fetchServiceMail: { done: ['service@example.com'] } },
  world: { 'end.reached': '正文的高度变化时，界面自己看末尾是否已在视野里' },
  play: () => ({
    view: (actor: ReadingActor) => <Reading actor={actor} deployment={siteDefaults} />,
    gestures: {
      'end.reached': () => scrollNearEnd(page.getByRole('region', { name: /正文$/ }).element()),
      'text.confirmed': () => named(identityCopy.reading.confirm).click(),
      'text.closed': () => named(copy.close).click(),
    },
  }),
});
