import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { copy } from '#src/ui/messages.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { detail } from '#stories/auth/identitySamples.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { application } from './licenceHands.ts';
import { named } from './named.ts';

const words = identityCopy.verification;

export default modelOf({
  of: 'verification',
  machine: verificationMachine,
  samples: [
    { type: 'verification.requested' },
    { type: 'application.begun' },
    { type: 'retry.requested' },
    { type: 'dialog.closed' },
  ],
  outcomes: {
    fetchDetail: { done: [detail('NONE'), detail('REVIEWING'), detail('REJECTED'), detail('PASS')] },
    licence: { done: [undefined] },
  },
  possible: (event, _, state) => event.type !== 'dialog.closed' || !state.matches('closed'),
  world: { 'verification.requested': '由认证提醒与页头打开' },
  play: () => {
    const { machine, finish } = application();
    return {
      view: (actor: VerificationActor) => <Verification actor={actor} />,
      gestures: {
        'application.begun': () => named(words.rejected.again).click(),
        'retry.requested': () => named(words.retry).click(),
        'dialog.closed': () => named(copy.close).click(),
      },
      flows: { licence: { logic: machine, finish } },
    };
  },
});
