import type { CaptchaActor } from '#machines/auth/captcha.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import { Captcha } from '#src/features/auth/Captcha.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';
import { puzzles } from './puzzles.ts';

const words = identityCopy.captcha;
const referral = { verification: '' };
const own: Record<string, string> = { sliding: 'slider.chosen', clicking: 'words.chosen', working: 'effort.chosen' };

export default modelOf({
  of: 'captcha',
  machine: captchaMachine,
  samples: [
    { type: 'slider.chosen' },
    { type: 'words.chosen' },
    { type: 'effort.chosen' },
    { type: 'effort.progressed', percent: 42 },
  ],
  outcomes: {
    slider: { done: [{ verification: 'slid' }, referral] },
    words: { done: [{ verification: 'clicked' }] },
    makeEffort: { done: [{ verification: 'worked' }] },
  },
  // the way that is being gone is not offered
  possible: (event, _, state) => event.type !== own[state.value],
  world: { 'effort.progressed': '由计算本身报告进度' },
  play: () => {
    const { flows, refer, slide, click } = puzzles();
    return {
      view: (actor: CaptchaActor) => <Captcha actor={actor} onDismiss={() => {}} />,
      gestures: {
        'slider.chosen': () => named(words.toSlider).click(),
        'words.chosen': () => named(words.toWords).click(),
        'effort.chosen': () => {
          const again = named(words.exhausted.again);
          return (again.query() ? again : named(words.toEffort)).click();
        },
      },
      flows: {
        slider: { logic: flows.slider, finish: (output) => (output === referral ? refer() : slide('slid')) },
        words: { logic: flows.words, finish: () => click('clicked') },
      },
    };
  },
});
