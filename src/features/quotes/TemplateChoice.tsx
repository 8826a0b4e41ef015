import { useSelector } from '@xstate/react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { quoteMessages } from './messages.ts';
import { TemplateFacts } from './parts/TemplateFacts.tsx';
import { TemplateStates } from './parts/TemplateStates.tsx';

const messages = quoteMessages.templates;

interface Props {
  actor: OrderTemplatesActor;
  onClose: () => void;
}

/** The dialog in which a template fills the order form; it opens with the templates of the form's service. */
export function TemplateChoice({ actor, onClose }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { line, templates, chosenId } = state.context;
  const isTaking = state.matches({ listed: 'taking' });
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
            <Alert tone="info" title={line ? messages.noneOf(allServices[line].nameZh) : messages.none}>
              {messages.noneAdvice}
            </Alert>
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
