import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import { waitsMachine } from '#machines/app/waits.ts';
import { Notices } from './Notices.tsx';
import type { Site } from './siteContext.ts';
import { useSite, useSiteActor } from './siteContext.ts';
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
export function PageNotices() {
  return (
    <>
      <Notices actor={useSite().notices} />
      <SlowNotice actor={useSiteActor(waitsWith, { input: undefined })} />
    </>
  );
}
