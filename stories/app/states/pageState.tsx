import { useActorRef } from '@xstate/react';
import type { StoryObj } from '@storybook/react-vite';
import { sessionCookieNames } from '#contract/auth/sessionCookies.ts';
import { enterpriseInfo } from '#contract/auth/user.ts';
import { placeIn } from '#contract/desk/deskAddress.ts';
import type { Caller } from '#src/api/client.ts';
import type { Responses } from '#src/api/initialData.ts';
import { deskWith } from '#src/features/desk/deskEffects.ts';
import { Desk } from '#src/features/desk/Desk.tsx';
import { removeCookie, writeCookie } from '#src/platform/cookies.ts';
import { routeOf } from '#src/routes.ts';
import { now } from '#stories/fixtures/clock.ts';
import { hasMade, hasShown, made, SitePage } from '../sitePage.tsx';
import type { PageState, RecordedState, StatefulPage } from './pageStates.ts';
import { pageInStates, viewerCalls } from './pageStates.ts';
import { recordedCall } from './recordedService.ts';

type Recorded = Partial<Record<RecordedState, Responses>>;

/** The service's responses to a page in its states, recorded by tests/app/storyAnswers.test.ts. */
const answers = import.meta.glob<Recorded>('../../answers/states/*.json', { import: 'default' });

/** The time of the responses, so that deadlines are as far away as they were then. */
const recordedAt = now.getTime();

/** The operations desk at an address. */
function DeskPage({ address, call }: { address: string; call: Caller['call'] }) {
  const [, query = ''] = address.split('?');
  const actor = useActorRef(deskWith({ call, download: async () => undefined }), {
    input: { enrolment: '', place: placeIn(query) },
  });
  return (
    <main>
      <Desk actor={actor} now={recordedAt} origin="https://www.example.com" />
    </main>
  );
}

const userCookie = JSON.stringify({ userName: '138****5678' });

/** A page in a state of the table: the user is known, and the other calls are answered, pending or failed. */
export const pageState = (name: StatefulPage, state: PageState): StoryObj => {
  const page = pageInStates(name);
  const shown = page[state];
  if (!('calls' in shown)) throw new Error(`${name} has no story of the state ${state}.`);
  const { address, calls } = shown;
  const isAnswered = state !== 'loading' && state !== 'failed';
  const known = new Set<string>([...viewerCalls[page.as].map(({ endpoint }) => endpoint.path), enterpriseInfo.path]);
  return {
    parameters: { layout: 'fullscreen', isWholePage: true },
    loaders: [
      async () => {
        made.clear();
        if (page.as !== 'clerk') await routeOf(address.split('?')[0]!).prepare();
        const recorded = await answers[`../../answers/states/${name}.json`]!();
        const responses = recorded[isAnswered ? state : 'full'] ?? {};
        const call = recordedCall({
          responses,
          made,
          answeringOf: (path, input) => {
            // a list that polls for changes has received all of them
            if (typeof input === 'object' && input !== null && 'version' in input && input.version) return 'loading';
            return isAnswered || known.has(path) ? 'answered' : state;
          },
        });
        return { call, responses: isAnswered && page.as === 'visitor' ? responses : {} };
      },
    ],
    beforeEach: () => {
      const { now: before } = Date;
      Date.now = () => recordedAt;
      if (page.as === 'customer') {
        writeCookie(sessionCookieNames.token, 'story', { path: '/' });
        writeCookie(sessionCookieNames.user, userCookie, { path: '/' });
      }
      return () => {
        Date.now = before;
        Object.values(sessionCookieNames).forEach(removeCookie);
      };
    },
    play: async () => (isAnswered ? hasShown(calls) : hasMade(calls.slice(0, 1))),
    render: (_, { loaded }) => {
      const given = loaded as { call: Caller['call']; responses: Responses };
      return page.as === 'clerk' ? (
        <DeskPage address={address} call={given.call} />
      ) : (
        <SitePage address={address} {...given} />
      );
    },
  };
};
