import { deskMessages as serviceTexts } from '#server/desk/messages.ts';
import type { DeskSection } from '#contract/desk/deskAddress.ts';
import { deskSections, placeAddress } from '#contract/desk/deskAddress.ts';
import { isListKind } from '#contract/desk/lists/lists.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { DeskActor } from '#machines/desk/desk.ts';
import { deskMachine } from '#machines/desk/desk.ts';
import { deskContractsMachine } from '#machines/desk/deskContracts.ts';
import { deskAccountsMachine } from '#machines/desk/deskAccounts.ts';
import { deskTendersMachine } from '#machines/desk/deskTenders.ts';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { deskFiguresMachine } from '#machines/desk/deskFigures.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { deskQueueMachine } from '#machines/desk/deskQueue.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { deskInboxMachine } from '#machines/desk/deskInbox.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import { deskNoticesMachine } from '#machines/desk/deskNotices.ts';
import { deskUnsentMachine } from '#machines/desk/deskUnsent.ts';
import { Desk } from '#src/features/desk/Desk.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import {
  administrator,
  clerk,
  deskNow,
  deskOrigin,
  enquiry,
  enrolment,
  waiting,
  waitingPage,
} from '#stories/desk/deskSamples.ts';
import { modelOf, page, settled, withRecordedEffects } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const expired = new ApiError(codes.notLoggedIn, serviceTexts.notSignedIn);
const place = { about: 'enquiry', subject: enquiry.enquiryNo } as const;
const [title] = waiting.filter(({ about }) => about === 'enquiry').map(({ titleZh }) => titleZh);
const { fields, forms } = deskMessages;
// one list represents all
const sections = deskSections.filter((section) => section === 'orders' || !isListKind(section));
const inMenu = (section: DeskSection | 'queue') =>
  page.getByRole('link', { name: deskMessages.sectionNames[section], exact: true });

/** The machines invoked at the desk, and the gestures that finish a sign-in or an enrolment. */
const flows = () => {
  const form = withRecordedEffects(deskFormMachine);
  const inbox = withRecordedEffects(deskInboxMachine);
  const queue = withRecordedEffects(deskQueueMachine);
  const subject = withRecordedEffects(deskSubjectMachine);
  const data = withRecordedEffects(deskDataMachine);
  const staff = withRecordedEffects(deskStaffMachine);
  const list = withRecordedEffects(deskListMachine);
  const figures = withRecordedEffects(deskFiguresMachine);
  const unsent = withRecordedEffects(deskUnsentMachine);
  const notices = withRecordedEffects(deskNoticesMachine);
  const contracts = withRecordedEffects(deskContractsMachine);
  const tenders = withRecordedEffects(deskTendersMachine);
  const accounts = withRecordedEffects(deskAccountsMachine);
  const finish = async (output: unknown) => {
    const login = page.getByRole('textbox', { name: fields.login, exact: true });
    if (login.query()) await login.fill('wang');
    await page.getByRole('textbox', { name: fields.password, exact: true }).fill('nine tons of methanol');
    await page.getByRole('textbox', { name: fields.totp, exact: true }).fill('123456');
    await named(new RegExp(`^(${forms.signIn.submit}|${forms.enrolment.submit})$`)).click();
    form.requests.sendForm?.at(-1)?.resolve(output);
    await settled();
  };
  return {
    all: {
      form: { logic: form.machine, finish },
      inbox: { logic: inbox.machine, finish: () => undefined },
      queue: { logic: queue.machine, finish: () => undefined },
      subject: { logic: subject.machine, finish: () => undefined },
      data: { logic: data.machine, finish: () => undefined },
      staff: { logic: staff.machine, finish: () => undefined },
      list: { logic: list.machine, finish: () => undefined },
      figures: { logic: figures.machine, finish: () => undefined },
      unsent: { logic: unsent.machine, finish: () => undefined },
      notices: { logic: notices.machine, finish: () => undefined },
      contracts: { logic: contracts.machine, finish: () => undefined },
      tenders: { logic: tenders.machine, finish: () => undefined },
      accounts: { logic: accounts.machine, finish: () => undefined },
    },
    /** Shows the queue, so that something can be opened. */
    list: async () => {
      queue.requests.fetchQueue?.at(-1)?.resolve({ version: 'v1', page: waitingPage });
      await settled();
    },
  };
};

export default modelOf({
  of: 'desk',
  machine: deskMachine,
  inputs: { address: { enrolment: '' }, link: { enrolment: 'e' } },
  samples: [
    { type: 'place.requested', place },
    { type: 'place.requested', place: undefined },
    ...sections.map((section) => ({ type: 'place.requested', place: { section } }) as const),
    { type: 'place.shown', place },
    { type: 'place.shown', place: { section: 'data' } },
    { type: 'place.shown', place: undefined },
    { type: 'inbox.given' },
    { type: 'signOut.requested' },
    { type: 'session.expired' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchSelf: { done: [administrator, clerk], error: [expired, ...error] },
    openEnrolment: { done: [enrolment], error },
    signOut: { done: [null], error },
    form: { done: [clerk] },
  },
  possible: (event, { place: open, self }) => {
    // one event leaves these pages, any event leaves the others: more would be a thousand paths
    if (
      open !== undefined &&
      'section' in open &&
      ['notices', 'figures', 'contracts', 'tenders', 'accounts'].includes(open.section)
    )
      return event.type === 'place.requested' && event.place === undefined;
    if (event.type === 'place.shown' && event.place && 'section' in event.place) return self?.role === 'clerk';
    if (event.type === 'inbox.given') return open === undefined && self?.role === 'clerk';
    if (event.type !== 'place.requested') return true;
    if (event.place === undefined) return open !== undefined;
    if (open !== undefined || !self) return false;
    // the clerk opens the pages that both roles have
    const own: readonly string[] =
      self.role === 'clerk'
        ? ['orders', 'unsent']
        : ['figures', 'data', 'staff', 'notices', 'contracts', 'tenders', 'accounts'];
    return 'about' in event.place ? self.role === 'clerk' : own.includes(event.place.section);
  },
  keep: ({ place: open, enrolment: code, self }) => [placeAddress(open), code, self?.role],
  external: {
    'inbox.given': '由待办带来',
    'place.shown': '由浏览器的前进与后退',
    'session.expired': '由服务答复登录已结束',
  },
  play: () => {
    const { all, list } = flows();
    return {
      view: (actor: DeskActor) => <Desk actor={actor} now={deskNow} origin={deskOrigin} />,
      flows: all,
      gestures: {
        'place.requested': async ({ place: wanted }) => {
          const back = named(deskMessages.back);
          if (!wanted) return (back.query() ? back : inMenu('queue')).click();
          if ('section' in wanted) return inMenu(wanted.section).click();
          await list();
          return page.getByRole('link', { name: title!, exact: true }).click();
        },
        'signOut.requested': () => named(deskMessages.signOut).click(),
        'retry.requested': () => named(new RegExp(`^(${uiMessages.retry}|${deskMessages.toSignIn})$`)).click(),
      },
    };
  },
});
