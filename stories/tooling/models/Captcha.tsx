import type { CaptchaActor } from '#machines/auth/captcha.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import { Captcha } from '#src/features/auth/Captcha.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import { modelOf } from '#flows';
import { named } from './named.ts';
import { puzzles } from './puzzles.ts';

const messages = identityMessages.captcha;
const referral = { verification: undefined };
const own: Record<string, string> = {
  sliding: 'slider.chosen',
  clicking: 'words.chosen',
  working: 'proofOfWork.chosen',
};

export default modelOf({
  of: 'captcha',
  machine: captchaMachine,
  samples: [
    { type: 'slider.chosen' },
    { type: 'words.chosen' },
    { type: 'proofOfWork.chosen' },
    { type: 'proofOfWork.progressed', percent: 42 },
  ],
  outcomes: {
    slider: { done: [{ verification: 'slid' }, referral] },
    words: { done: [{ verification: 'clicked' }] },
    proveWork: { done: [{ verification: 'worked' }] },
  },
  // the current way is not offered
  possible: (event, _, state) => event.type !== own[state.value],
  external: { 'proofOfWork.progressed': '由计算本身报告进度' },
  play: () => {
    const { flows, refer, slide, click } = puzzles();
    return {
      view: (actor: CaptchaActor) => <Captcha actor={actor} onDismiss={() => {}} />,
      gestures: {
        'slider.chosen': () => named(messages.toSlider).click(),
        'words.chosen': () => named(messages.toWords).click(),
        'proofOfWork.chosen': () => {
          const again = named(messages.exhausted.again);
          return (again.query() ? again : named(messages.toProofOfWork)).click();
        },
      },
      flows: {
        slider: { logic: flows.slider, finish: (output) => (output === referral ? refer() : slide('slid')) },
        words: { logic: flows.words, finish: () => click('clicked') },
      },
    };
  },
});
