import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { detail } from '#stories/auth/identitySamples.ts';
import { modelOf } from '#flows';
import { application } from './licenceGestures.ts';
import { named } from './named.ts';

const messages = enterpriseMessages.verification;

export default modelOf({
  of: 'verification',
  machine: verificationMachine,
  samples: [
    { type: 'verification.requested' },
    { type: 'application.begun' },
    { type: 'retry.requested' },
    { type: 'dialog.closed' },
    // what was typed is kept
    { type: 'dialog.closed', draft: { fields: noLicenceFields, fileId: 'f1' } },
  ],
  outcomes: {
    fetchDetail: { done: [detail('NONE'), detail('REVIEWING'), detail('REJECTED'), detail('PASS')] },
    licence: { done: [undefined] },
  },
  possible: (event, _, state) =>
    event.type !== 'dialog.closed' || (!state.matches('closed') && state.matches('applying') === 'draft' in event),
  external: { 'verification.requested': '由认证提醒与页头打开' },
  play: () => {
    const { machine, finish } = application();
    return {
      view: (actor: VerificationActor) => <Verification actor={actor} />,
      gestures: {
        'application.begun': () => named(messages.rejected.again).click(),
        'retry.requested': () => named(messages.retry).click(),
        'dialog.closed': () => named(uiMessages.close).click(),
      },
      flows: { licence: { logic: machine, finish } },
    };
  },
});
