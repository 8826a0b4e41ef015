import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import type { NoticesActor } from '#machines/app/notices.ts';
import { waitsMachine } from '#machines/app/waits.ts';
import { Notices } from './Notices.tsx';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { SlowNotice } from './SlowNotice.tsx';

/** The announcement of what lasts, with its effects. */
export const waitsWith = ({ waits }: Pick<Site, 'waits'>) =>
  waitsMachine.provide({
    actors: {
      waits: fromCallback<EventObject, undefined>(({ sendBack }) => {
        waits.report = sendBack;
        for (const id of waits.pending.keys()) sendBack({ type: 'wait.begun', id });
      }),
    },
    actions: {
      repeat: () => [...waits.pending.values()].forEach(({ repeat }) => repeat()),
      abandon: () => [...waits.pending.values()].forEach(({ abandon }) => abandon()),
    },
  });

/** What is said over every page. */
export function PageNotices({ notices }: { notices: NoticesActor }) {
  return (
    <>
      <Notices actor={notices} />
      <SlowNotice actor={useSiteActor(waitsWith, { input: undefined })} />
    </>
  );
}
