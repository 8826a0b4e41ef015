import { useSelector } from '@xstate/react';
import type { Place } from '#contract/desk/deskAddress.ts';
import { sectionsOf } from '#contract/desk/deskAddress.ts';
import type { Enrolment } from '#contract/desk/staff.ts';
import { roleNames } from '#contract/desk/staffRoles.ts';
import type { DeskActor } from '#machines/desk/desk.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import { deskMessages } from './messages.ts';
import { DeskAccounts } from './DeskAccounts.tsx';
import { DeskTenders } from './DeskTenders.tsx';
import { DeskContracts } from './DeskContracts.tsx';
import { DeskData } from './DeskData.tsx';
import { DeskFigures } from './DeskFigures.tsx';
import { DeskForm } from './DeskForm.tsx';
import { DeskInbox } from './DeskInbox.tsx';
import { DeskList } from './DeskList.tsx';
import { DeskQueue } from './DeskQueue.tsx';
import { DeskStaff } from './DeskStaff.tsx';
import { DeskSubject } from './DeskSubject.tsx';
import { DeskNotices } from './DeskNotices.tsx';
import { DeskUnsent } from './DeskUnsent.tsx';
import { PlaceLink } from './parts/PlaceLink.tsx';
import { LogoMark } from '#src/illustrations/LogoMark.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';

const { enrolment: messages } = deskMessages;

/** The form with which a person begins to work at the desk: password and app. */
function EnrolmentForm({ actor, enrolled }: { actor: DeskFormActor; enrolled: Enrolment }) {
  const { name, login, role, totpUri, totpSecret } = enrolled;
  return (
    <DeskForm
      actor={actor}
      isPage
      before={
        <>
          <p>{messages.lead(name, login, roleNames[role])}</p>
          <p className="text-sm text-ink-soft">{messages.scan}</p>
          <QrCode text={totpUri} label={messages.code} className="size-48 self-center" />
          <p className="text-sm break-all">
            {messages.typed}
            <code>{totpSecret}</code>
          </p>
        </>
      }
    />
  );
}

/** The pages that the signed-in person has. */
function DeskMenu({ actor }: { actor: DeskActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { self, place } = state.context;
  const open = (next: Place | undefined) => actor.send({ type: 'place.requested', place: next });
  const link = (name: string, isCurrent: boolean, to: Place | undefined) => (
    <PlaceLink
      key={name}
      place={to}
      isCurrent={isCurrent}
      onOpen={open}
      isKeptInView
      className={`border-b-2 py-1.5 text-sm whitespace-nowrap ${isCurrent ? 'border-white font-semibold' : 'border-transparent hover:border-brand-200'}`}
    >
      {name}
    </PlaceLink>
  );
  const inMenu = self ? sectionsOf(self.role).filter((section) => section !== 'notices') : [];
  if (inMenu.length === 0) return null;
  return (
    <nav
      aria-label={deskMessages.sections}
      className="order-last -mx-4 flex basis-[calc(100%+2rem)] gap-x-5 overflow-x-auto px-4 [scrollbar-width:thin] xl:order-none xl:mx-0 xl:ml-1 xl:min-w-0 xl:flex-1 xl:basis-0"
    >
      {link(deskMessages.sectionNames.queue, state.matches({ signedIn: 'queue' }), undefined)}
      {inMenu.map((section) =>
        link(
          deskMessages.sectionNames[section],
          place !== undefined && 'section' in place && place.section === section,
          { section },
        ),
      )}
    </nav>
  );
}

/** The head of the desk with the signed-in person. */
function DeskHead({ actor }: { actor: DeskActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { self } = state.context;
  const { inbox } = state.children;
  const open = (place: Place | undefined) => actor.send({ type: 'place.requested', place });
  return (
    <header className="flex flex-wrap items-center gap-x-3 bg-brand-900 px-4 py-2 text-white">
      <LogoMark className="size-8" />
      <b>{deskMessages.title}</b>
      {self && state.matches('signedIn') && <DeskMenu actor={actor} />}
      {self && (
        <div className="flex min-w-0 flex-1 basis-0 items-center justify-end gap-x-3 xl:flex-none">
          <span className="min-w-0 truncate text-sm">{deskMessages.person(self.name, roleNames[self.role])}</span>
          {inbox && <DeskInbox actor={inbox} onOpen={open} />}
          {state.matches('signedIn') && (
            <PlaceLink
              place={{ section: 'notices' }}
              onOpen={open}
              isCurrent={state.matches({ signedIn: 'notices' })}
              className="flex min-h-8 items-center text-sm whitespace-nowrap underline"
            >
              {deskMessages.sectionNames.notices}
            </PlaceLink>
          )}
          <button
            type="button"
            className="min-h-8 cursor-pointer rounded-md text-sm whitespace-nowrap underline"
            onClick={() => actor.send({ type: 'signOut.requested' })}
          >
            {deskMessages.signOut}
          </button>
        </div>
      )}
    </header>
  );
}

interface Props {
  actor: DeskActor;
  /** The current time in epoch milliseconds. */
  now: number;
  /** Where the desk is, for one-time links. */
  origin: string;
}

/** The operations desk: sign-in or enrolment, then the queue, one subject or one of the other pages. */
export function Desk({ actor, now, origin }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { errorMessage, enrolled, self } = state.context;
  const { form, queue, subject, data, staff, unsent, notices, list, figures, contracts, tenders, accounts } =
    state.children;
  const open = (place: Place | undefined) => actor.send({ type: 'place.requested', place });
  const retry = () => actor.send({ type: 'retry.requested' });
  const value = typeof state.value === 'string' ? state.value : Object.entries(state.value).flat().join('.');
  const isOutside = !state.matches('signedIn');

  return (
    <div data-state={value} className="min-h-dvh bg-canvas">
      <DeskHead actor={actor} />
      <div
        className={
          isOutside ? 'mx-auto max-w-md px-4 py-10' : 'mx-auto max-w-page px-4 py-6 has-data-viewer:max-w-[110rem]'
        }
      >
        {state.hasTag('busy') && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {deskMessages.opening}
          </p>
        )}
        {state.matches('failed') && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
        {state.matches({ enrolling: 'rejected' }) && (
          <Alert
            tone="critical"
            action={
              <Button tone="secondary" size="sm" onClick={retry}>
                {deskMessages.toSignIn}
              </Button>
            }
          >
            {errorMessage || deskMessages.failed}
          </Alert>
        )}
        {form && enrolled && state.matches('enrolling') && <EnrolmentForm actor={form} enrolled={enrolled} />}
        {form && state.matches('signedOut') && <DeskForm actor={form} isPage />}
        {queue && self && <DeskQueue actor={queue} login={self.login} now={now} onOpen={open} />}
        {subject && <DeskSubject actor={subject} now={now} onBack={() => open(undefined)} />}
        {list && self && <DeskList actor={list} login={self.login} now={now} onOpen={open} />}
        {figures && <DeskFigures actor={figures} />}
        {unsent && <DeskUnsent actor={unsent} onOpen={open} />}
        {notices && <DeskNotices actor={notices} />}
        {tenders && <DeskTenders actor={tenders} />}
        {contracts && <DeskContracts actor={contracts} />}
        {accounts && <DeskAccounts actor={accounts} now={now} />}
        {data && <DeskData actor={data} />}
        {staff && self && <DeskStaff actor={staff} login={self.login} origin={origin} />}
      </div>
    </div>
  );
}
