import type { Journey } from '#flows';

type Steps = Journey['steps'];

/** The session starts with the result of the login dialog. */
export const opened: Steps = [
  {
    machine: 'session',
    event: 'session.opened',
    state: 'signedIn.arriving',
    from: [['login', 'openSession']],
    story: 'flows-session--arriving',
  },
];

/** The session knows the user, and the company if there is one. */
export const known = (story: string): Steps => [
  {
    machine: 'session',
    before: ['fetchArrival.done'],
    event: 'fetchEnterprise.done',
    state: 'signedIn.settled',
    by: 'service',
    story,
  },
];

/** A signed-in user submits an order form, and the order is created. */
export const placed: Steps = [
  {
    machine: 'booking',
    event: 'order.submitted',
    state: 'signingIn',
    by: 'customer',
    story: 'flows-booking--signing-in',
  },
  {
    machine: 'booking',
    event: 'signIn.done',
    state: 'placing',
    from: [['session', 'signedIn']],
    story: 'flows-booking--placing',
  },
  {
    machine: 'orderLife',
    begins: 'seaDangerous',
    state: 'open.requested.DG_REVIEW',
    from: [['booking', 'placeOrder']],
    story: 'flows-orderlife--danger-review',
  },
  {
    machine: 'booking',
    event: 'placeOrder.done',
    state: 'placed',
    from: [['orderLife', 'open.requested.DG_REVIEW']],
    story: 'flows-booking--placed',
  },
];

/** A clerk who is signed in sees the queue. */
export const deskOpened = (waits: Steps[number]['from'] = []): Steps => [
  {
    machine: 'desk',
    begins: 'address',
    event: 'fetchSelf.done',
    state: 'signedIn.queue',
    by: 'staff',
    story: 'flows-desk--signed-in-queue',
  },
  {
    machine: 'deskQueue',
    begins: '',
    event: 'fetchQueue.done',
    state: 'shown.resting',
    from: [['desk', 'queue'], ...waits],
    story: 'flows-deskqueue--resting',
  },
];

const subjects = {
  order: { title: '订单', story: 'flows-desk--signed-in-subject-order' },
  application: { title: '认证申请', story: 'flows-desk--signed-in-subject-verification' },
  enquiry: { title: '询价', story: 'flows-desk--signed-in-subject' },
};

/** The clerk opens an item of the queue: an order, an application or an enquiry. */
export const subjectOpened = (input: keyof typeof subjects, story: string): Steps => [
  {
    machine: 'desk',
    event: 'place.requested',
    called: `打开这份${subjects[input].title}`,
    state: 'signedIn.subject',
    by: 'staff',
    story: subjects[input].story,
  },
  {
    machine: 'deskSubject',
    begins: input,
    event: 'fetchSubject.done',
    state: 'shown.resting',
    from: [['desk', 'subject']],
    story,
  },
];

/** The clerk chooses an act, fills in its form and sends it. */
export const formSent = (
  about: Steps[number]['about'],
  input: string,
  story: string,
  before: readonly string[] = [],
): Steps => [
  {
    machine: 'deskSubject',
    before: ['form.done', 'fetchResult.done'],
    event: 'act.chosen',
    state: 'shown.acting',
    by: 'staff',
    about,
    story: story.replace('deskform--editing', 'desksubject--acting'),
  },
  { machine: 'deskForm', begins: input, state: 'editing', from: [['deskSubject', 'form']], about, story },
  {
    machine: 'deskForm',
    before,
    event: 'form.submitted',
    state: 'sending',
    by: 'staff',
    about,
    story: story.replace('--editing', '--sending'),
  },
];

/** The form is stored, and the desk shows its updated subject. */
export const formStored = (sent: string, updating: string, story: string): Steps => [
  { machine: 'deskForm', event: 'sendForm.done', state: 'sent', by: 'service', story: sent },
  {
    machine: 'deskSubject',
    event: 'form.done',
    state: 'shown.updating',
    from: [['deskForm', 'sent']],
    story: updating,
  },
  { machine: 'deskSubject', event: 'fetchResult.done', state: 'shown.resting', by: 'service', story },
];

/** The clerk opens an order and accepts it. */
export const accepted: Steps = [
  ...subjectOpened('order', 'flows-desksubject--resting'),
  ...formSent(['orderLife', 'order.accepted'], 'accepting', 'flows-deskform--editing-acceptance'),
  {
    machine: 'orderLife',
    event: 'order.accepted',
    state: 'open.requested.ACCEPTED',
    from: [['deskForm', 'sendForm']],
    story: 'flows-orderlife--accepted-dangerous',
  },
  ...formStored(
    'flows-deskform--sent-acceptance',
    'flows-desksubject--updating',
    'flows-desksubject--resting-accepted',
  ),
];
