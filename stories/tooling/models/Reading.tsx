import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { ReadingActor } from '#machines/auth/reading.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Reading } from '#src/features/auth/Reading.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { scrollNearEnd } from './scroll.ts';

export default modelOf({
  of: 'reading',
  machine: readingMachine,
  inputs: { agreement: { text: 'userAgreement' }, protocol: { text: 'shippingProtocol' } },
  samples: [{ type: 'end.reached' }, { type: 'text.confirmed' }, { type: 'text.closed' }],
  outcomes: { fetchServiceMail: { done: ['service@example.com'] } },
  external: { 'end.reached': '正文的高度变化时，界面自己看末尾是否已在视野里' },
  play: () => ({
    view: (actor: ReadingActor) => <Reading actor={actor} deployment={siteDefaults} />,
    gestures: {
      'end.reached': () => scrollNearEnd(page.getByRole('region', { name: /正文$/ }).element()),
      'text.confirmed': () => named(identityMessages.reading.confirm).click(),
      'text.closed': () => named(uiMessages.close).click(),
    },
  }),
});
