import { placeAddress } from '#contract/desk/deskAddress.ts';
import { deskOrder, deskOrderChanges } from '#contract/desk/orders/orderDesk.ts';
import { claimSubject, deskQueue, setAbsence } from '#contract/desk/queue.ts';
import { deskApplication, deskApplicationChanges, deskEnquiry, deskEnquiryChanges } from '#contract/desk/reviewDesk.ts';
import { openEnrolment, staffInfo, staffList, staffSignOut } from '#contract/desk/staff.ts';
import type { DeskRequests } from '#machines/desk/desk.ts';
import { deskMachine } from '#machines/desk/desk.ts';
import type { DeskQueueRequests } from '#machines/desk/deskQueue.ts';
import { deskQueueMachine } from '#machines/desk/deskQueue.ts';
import type { DeskStaffRequests } from '#machines/desk/deskStaff.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import type { DeskSubjectRequests } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { requests } from '#machines/effects.ts';
import { focusOnceShown } from '#src/platform/pageActions.ts';
import { accountsWith } from './effects/accountEffects.ts';
import { conversationAtDesk } from './effects/conversationEffects.ts';
import { dataWith } from './effects/dataEffects.ts';
import { figuresWith } from './effects/figureEffects.ts';
import { inboxWith, listWith, noticesWith, unsentWith } from './effects/listEffects.ts';
import { offerWith } from './effects/offerEffects.ts';
import { contractsWith, tendersWith } from './effects/contractEffects.ts';
import type { DeskPage } from './effects/formEffects.ts';
import { formWith } from './effects/formEffects.ts';

const quiet = { quiet: true };

const focusQueue = (current: string | undefined): void => {
  const { activeElement } = document;
  if (current !== undefined && (activeElement === document.body || activeElement?.matches('li a, h1')))
    focusOnceShown([current]);
};

const queueWith = ({ call }: DeskPage) =>
  deskQueueMachine.provide({
    actors: requests<DeskQueueRequests>({
      fetchQueue: async ({ filter, after, version }) => call(deskQueue, { ...filter, after, version }, quiet),
      sendAct: async ({ do: what, ...act }) =>
        what === 'give'
          ? call(claimSubject, act as InputOf<typeof claimSubject>, quiet)
          : call(setAbsence, act as InputOf<typeof setAbsence>, quiet),
    }),
    // a focus elsewhere in the page stays
    actions: { focusItem: (_, { current }) => focusQueue(current) },
  });

const subjectWith = (page: DeskPage) =>
  deskSubjectMachine.provide({
    actors: {
      ...requests<DeskSubjectRequests>({
        fetchSubject: async ({ about, subject }) => {
          if (about === 'order') return { about, order: await page.call(deskOrder, { orderNo: subject }, quiet) };
          if (about === 'enquiry')
            return { about, enquiry: await page.call(deskEnquiry, { enquiryNo: subject }, quiet) };
          return { about, application: await page.call(deskApplication, { id: subject }, quiet) };
        },
        fetchChange: async ({ about, subject, version }) => {
          if (about === 'order') {
            const order = await page.call(deskOrderChanges, { orderNo: subject, version }, quiet);
            return order && { about, order };
          }
          if (about === 'enquiry') {
            const enquiry = await page.call(deskEnquiryChanges, { enquiryNo: subject, version }, quiet);
            return enquiry && { about, enquiry };
          }
          const application = await page.call(deskApplicationChanges, { id: subject, version }, quiet);
          return application && { about, application };
        },
      }),
      form: formWith(page),
      offer: offerWith(page),
      conversation: conversationAtDesk(page),
    },
  });

const staffWith = (page: DeskPage) =>
  deskStaffMachine.provide({
    actors: {
      ...requests<DeskStaffRequests>({ fetchStaff: async () => page.call(staffList, {}, quiet) }),
      form: formWith(page),
    },
  });

/** The desk's machine with its effects. */
export const deskWith = (page: DeskPage) =>
  deskMachine.provide({
    actors: {
      ...requests<DeskRequests>({
        fetchSelf: async () => page.call(staffInfo, {}, quiet),
        openEnrolment: async (of) => page.call(openEnrolment, of, quiet),
        signOut: async () => page.call(staffSignOut, {}, quiet),
      }),
      form: formWith(page),
      inbox: inboxWith(page),
      queue: queueWith(page),
      subject: subjectWith(page),
      data: dataWith(page),
      staff: staffWith(page),
      list: listWith(page),
      unsent: unsentWith(page),
      notices: noticesWith(page),
      figures: figuresWith(page),
      tenders: tendersWith(page),
      contracts: contractsWith(page),
      accounts: accountsWith(page, formWith(page)),
    },
    actions: { showAddress: (_, { place }) => history.pushState(null, '', placeAddress(place)) },
  });
