import { useSelector } from '@xstate/react';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';
import { missedEvents, seenState } from '#machines/desk/deskSubject.ts';
import { deskMessages } from './messages.ts';
import { ApplicationAtDesk } from './parts/ApplicationAtDesk.tsx';
import { AskedChanges } from './order/BillAtDesk.tsx';
import { CommandPreview } from './parts/CommandPreview.tsx';
import { DeskEvents } from './order/DeskTimeline.tsx';
import { DocumentViewer } from './order/DocumentViewer.tsx';
import { EnquiryAtDesk } from './offers/EnquiryAtDesk.tsx';
import { OrderAtDesk } from './order/OrderAtDesk.tsx';
import { SplitFields, SplitPreview } from './order/SplitOrder.tsx';
import { givenTitle } from './parts/commandTitle.ts';
import { DeskPart } from './parts/DeskPart.tsx';
import { DeskForm } from './DeskForm.tsx';
import { FormPlace } from './parts/FormPlace.tsx';
import { DeskOffer } from './DeskOffer.tsx';
import { Conversation } from '#src/features/conversation/Conversation.tsx';
import { conversationMessages } from '#src/features/conversation/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { money } from '#src/ui/format.ts';
import { Skeletons } from '#src/ui/loading/Skeletons.tsx';

/** What others did while the form was filled, and the status that came of it. */
function MissedEvents({ order: { line, status }, events }: { order: DeskOrder; events: DeskOrder['timeline'] }) {
  if (events.length === 0) return null;
  return (
    <Alert tone="notice" title={deskMessages.missed.title(statusZhOf(allServices[line], status))}>
      <DeskEvents line={line} events={events} />
      <p className="text-sm">{deskMessages.missed.lead}</p>
    </Alert>
  );
}

/** That others changed the content while a form is open, who did what, and a button that shows the change. */
function NewerContent({ actor }: { actor: DeskSubjectActor }) {
  const { detail, newer } = useSelector(actor, (snapshot) => snapshot.context);
  const events = newer?.about === 'order' ? missedEvents(newer.order, seenState(detail).version) : [];
  return (
    <output className="block empty:hidden">
      {newer && (
        <Alert
          tone="notice"
          title={deskMessages.newer.title}
          action={
            <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'change.loaded' })}>
              {deskMessages.newer.load}
            </Button>
          }
        >
          {newer.about === 'order' && events.length > 0 && <DeskEvents line={newer.order.line} events={events} />}
        </Alert>
      )}
    </output>
  );
}

/** Which correction of the price is decided. */
const priceTitle = ({ kind, price }: { kind: 'priceApproval' | 'priceReturn'; price: string }, order?: DeskOrder) => {
  const found = order?.prices.find(({ id }) => id === price);
  const { title } = deskMessages.forms[kind];
  return found ? deskMessages.prices.actOn(title, `${found.nameZh} ${money(found.currency, found.amount)}`) : title;
};

/** The form of the chosen act; a command shows what the customer will see. */
function ActForm({ actor, form }: { actor: DeskSubjectActor; form: DeskFormActor }) {
  const { detail, act } = useSelector(actor, (snapshot) => snapshot.context);
  const { about, values } = useSelector(form, (snapshot) => snapshot.context);
  const order = detail?.about === 'order' ? detail.order : undefined;
  return (
    <FormPlace className="bg-canvas">
      <DeskForm
        actor={form}
        {...(about.kind === 'command' && { title: givenTitle(about.line, about.command) })}
        {...(about.kind === 'goodsNaming' && {
          title: deskMessages.order.correctNameOf(about.unNumber, about.properShippingName),
        })}
        {...((about.kind === 'priceApproval' || about.kind === 'priceReturn') && {
          title: priceTitle(about, order),
        })}
        {...(about.kind === 'document' &&
          about.replaces && { title: deskMessages.order.newVersionOf(about.replaces.fileName) })}
        onDrop={() => actor.send({ type: 'act.dropped' })}
        before={
          <>
            <NewerContent actor={actor} />
            {order && (
              <>
                <MissedEvents order={order} events={missedEvents(order, act?.since)} />
                {about.kind === 'billDraft' && order.deskBill && <AskedChanges bill={order.deskBill} />}
                {about.kind === 'split' && <SplitFields actor={form} source={about.source} />}
              </>
            )}
          </>
        }
        after={
          order && (
            <>
              {about.kind === 'command' && <CommandPreview order={order} command={about.command} values={values} />}
              {about.kind === 'split' && <SplitPreview order={order} source={about.source} values={values} />}
            </>
          )
        }
      />
    </FormPlace>
  );
}

interface Props {
  actor: DeskSubjectActor;
  /** The current time in epoch milliseconds. */
  now: number;
  onBack: () => void;
}

/** One order, application or enquiry, and what may be done about it. */
export function DeskSubject({ actor, now, onBack }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { about, subject, detail, openDocument, act, errorMessage } = state.context;
  const { form, offer, conversation } = state.children;
  // an answer to a finding is written beside it
  const finding = act && 'finding' in act.form ? act.form.finding : undefined;
  const order = detail?.about === 'order' ? detail.order : undefined;
  const document = order?.documents.find(({ id }) => id === openDocument);
  const retry = () => actor.send({ type: 'retry.requested' });
  const value =
    typeof state.value === 'string'
      ? state.value
      : `shown.${typeof state.value.shown === 'string' ? state.value.shown : Object.keys(state.value.shown)[0]}`;
  const isFree = state.matches({ shown: 'resting' });
  const acts = { actor, isFree };
  const talk = conversation && (
    <DeskPart title={conversationMessages.deskTitle}>
      <Conversation actor={conversation} />
    </DeskPart>
  );

  return (
    <article data-state={value} aria-busy={state.hasTag('busy')} className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Button tone="quiet" size="sm" onClick={onBack}>
          {deskMessages.back}
        </Button>
        <Button tone="quiet" size="sm" disabled={!state.can({ type: 'retry.requested' })} onClick={retry}>
          {deskMessages.refresh}
        </Button>
      </div>
      {state.matches('failed') && (
        <h1 className="text-xl font-semibold">{deskMessages.subjectTitle(about, subject)}</h1>
      )}
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      {state.matches('fetching') && <Skeletons sizes={['h-8 max-w-80', 'h-10', 'h-96']} />}
      <div className={document ? 'grid gap-5 lg:grid-cols-2' : ''}>
        {/* the order is as wide as it has room for, beside a document or alone */}
        <div className="@container flex min-w-0 flex-col gap-4">
          {form && finding === undefined && <ActForm actor={actor} form={form} />}
          {offer && (
            <>
              <NewerContent actor={actor} />
              <DeskOffer actor={offer} onDrop={() => actor.send({ type: 'act.dropped' })} />
            </>
          )}
          {order && (
            <OrderAtDesk
              order={order}
              now={now}
              openDocument={openDocument}
              conversation={talk}
              form={
                form && finding !== undefined ? { finding, content: <ActForm actor={actor} form={form} /> } : undefined
              }
              {...acts}
            />
          )}
          {detail?.about === 'application' && <ApplicationAtDesk application={detail.application} {...acts} />}
          {detail?.about === 'enquiry' && <EnquiryAtDesk enquiry={detail.enquiry} conversation={talk} {...acts} />}
        </div>
        {order && document && (
          <DocumentViewer
            key={document.id}
            orderNo={order.orderNo}
            document={document}
            onClose={() => actor.send({ type: 'document.closed' })}
          />
        )}
      </div>
    </article>
  );
}
