import { useSelector } from '@xstate/react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { dayTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { quoteMessages } from './messages.ts';
import { TemplateFacts, TemplateStates } from './parts/Templates.tsx';

const messages = quoteMessages.templates;

interface Props {
  actor: OrderTemplatesActor;
  onClose: () => void;
}

/** The dialog in which a template fills the order form; it opens with the templates of the form's service. */
export function TemplateChoice({ actor, onClose }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { line, templates, orders = [], chosenId } = state.context;
  const isTaking = state.matches({ listed: 'taking' }) || state.matches({ listed: 'takingOrder' });
  return (
    <Modal open title={messages.fill} width={640} onClose={onClose}>
      <div
        data-state={typeof state.value === 'string' ? state.value : state.value.listed}
        aria-busy={state.hasTag('busy')}
        className="flex flex-col gap-3"
      >
        <p className="text-sm text-ink-soft">{messages.fillLead}</p>
        <TemplateStates
          actor={actor}
          none={
            <>
              <Alert tone="info" title={line ? messages.noneOf(allServices[line].nameZh) : messages.none}>
                {orders.length > 0 ? messages.ordersInstead : messages.noneAdvice}
              </Alert>
              {orders.length > 0 && (
                <ul aria-label={messages.lastOrders} className="rounded-md border border-line">
                  {orders.map(({ orderNo, routeZh, placedAt, isDangerous }) => (
                    <li
                      key={orderNo}
                      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0"
                    >
                      <div className="min-w-0 flex-1 basis-60">
                        <p className="font-medium break-words">{routeZh}</p>
                        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-soft">
                          {orderNo}
                          {isDangerous && <Badge tone="hazard">{quoteMessages.list.dangerous}</Badge>}
                          <time dateTime={placedAt}>{messages.placed(dayTime(placedAt))}</time>
                        </p>
                      </div>
                      <Button
                        tone="secondary"
                        size="sm"
                        aria-label={messages.fillOfOrder(orderNo)}
                        busy={isTaking && chosenId === orderNo}
                        disabled={isTaking && chosenId !== orderNo}
                        onClick={() => actor.send({ type: 'order.taken', orderNo })}
                      >
                        {messages.choose}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </>
          }
        >
          {templates.map((template) => (
            <li
              key={template.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0"
            >
              <TemplateFacts template={template} />
              <Button
                tone="secondary"
                size="sm"
                aria-label={messages.fillOf(template.name)}
                busy={isTaking && chosenId === template.id}
                disabled={isTaking && chosenId !== template.id}
                onClick={() => actor.send({ type: 'template.taken', template })}
              >
                {messages.choose}
              </Button>
            </li>
          ))}
        </TemplateStates>
      </div>
    </Modal>
  );
}
