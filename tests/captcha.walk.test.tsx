import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/refusal.ts';
import type { CaptchaActor } from '#machines/captcha.ts';
import { captchaMachine } from '#machines/captcha.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { Captcha } from '#src/flows/Captcha.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { pathsOf, titled } from './support/paths.ts';
import { puzzles } from './support/puzzles.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const words = identityCopy.captcha;
const named = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;
const again = () => named(words.exhausted.again);
const slider = () => page.getByRole('slider', { name: loginCopy.captcha.handle });

const at = () => {
  const { flows, ...gestures } = puzzles();
  const dismissed: true[] = [];
  const view = (actor: CaptchaActor) => <Captcha actor={actor} onDismiss={() => dismissed.push(true)} />;
  const staged = stage(captchaMachine, undefined, view, flows);
  return { ...staged, ...gestures, dismissed };
};

describe('specification 2: the captcha is a slider or click-word', () => {
  test('it begins with the slider; its verification is the captcha’s', async () => {
    const { actor, slide } = at();
    await expect.element(page.getByText(loginCopy.captcha.title)).toBeVisible();
    await slide('slid');
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { verification: 'slid' } });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('words can be clicked instead', async () => {
    const { actor, click } = at();
    await named(words.toWords).click();
    await click('clicked');
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { verification: 'clicked' } });
  });

  test('a visitor whom the service asks for words gets them without a gesture', async () => {
    const { actor, refer, click } = at();
    await refer();
    expect(actor.getSnapshot().value).toBe('clicking');
    await click('clicked');
    expect(actor.getSnapshot().output).toEqual({ verification: 'clicked' });
  });

  test('who can see no picture lets the browser work; a refusal is told and can be tried again', async () => {
    const { actor, asked } = at();
    await named(words.toEffort).click();
    await expect.element(page.getByRole('progressbar', { name: words.effort.progress })).toBeVisible();
    asked.makeEffort?.at(-1)?.fail(new Refusal(codes.tooMany, '免图验证次数过多'));
    await settled();
    await expect.element(page.getByText('免图验证次数过多')).toBeVisible();
    await again().click();
    await expect.element(page.getByText('免图验证次数过多')).not.toBeInTheDocument();
    asked.makeEffort?.at(-1)?.answer({ verification: 'worked' });
    await settled();
    expect(actor.getSnapshot().output).toEqual({ verification: 'worked' });
  });

  test('work that comes to its end after another way was chosen counts for nothing', async () => {
    const { actor, asked } = at();
    await named(words.toEffort).click();
    await named(words.toSlider).click();
    asked.makeEffort?.at(-1)?.answer({ verification: 'worked' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'sliding', context: { verification: '' } });
  });

  test('it closes by its button and by Escape, not by the mask', async () => {
    const { dismissed } = at();
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(dismissed).toHaveLength(0);
    await named(copy.close).click();
    await userEvent.keyboard('{Escape}');
    expect(dismissed).toHaveLength(2);
  });
});

describe('every path through the view', () => {
  const referral = { verification: '' };
  const own: Record<string, string> = { sliding: 'slider.chosen', clicking: 'words.chosen', working: 'effort.chosen' };
  const paths = pathsOf(captchaMachine, {
    samples: [{ type: 'slider.chosen' }, { type: 'words.chosen' }, { type: 'effort.chosen' }],
    outcomes: {
      slider: { done: [{ verification: 'slid' }, referral] },
      words: { done: [{ verification: 'clicked' }] },
      makeEffort: { done: [{ verification: 'worked' }] },
    },
    // the way that is being gone is not offered
    possible: (event, _, state) => event.type !== own[state.value],
  });

  test('the paths', () => {
    expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "slider answers → passed",
        "slider answers #2 → clicking",
        "words.chosen → slider.chosen → sliding",
        "words.chosen → effort.chosen → working",
        "words.chosen → words answers → passed",
        "effort.chosen → slider.chosen → sliding",
        "effort.chosen → words.chosen → clicking",
        "effort.chosen → makeEffort answers → passed",
        "effort.chosen → makeEffort fails → slider.chosen → sliding",
        "effort.chosen → makeEffort fails → words.chosen → clicking",
        "effort.chosen → makeEffort fails → effort.chosen → working",
      ]
    `);
  });

  test.each(titled(paths))('%s', async (_, path) => {
    const { flows, refer, slide, click } = puzzles();
    await walk(captchaMachine, path, {
      view: (actor) => <Captcha actor={actor} onDismiss={() => {}} />,
      gestures: {
        'slider.chosen': () => named(words.toSlider).click(),
        'words.chosen': () => named(words.toWords).click(),
        'effort.chosen': () => named(shown(again()) ? words.exhausted.again : words.toEffort).click(),
      },
      flows: () => ({
        slider: { logic: flows.slider, finish: (output) => (output === referral ? refer() : slide('slid')) },
        words: { logic: flows.words, finish: () => click('clicked') },
      }),
      see: (state) => {
        expect(shown(page.getByRole('dialog'))).toBe(!state.matches('passed'));
        expect(shown(slider())).toBe(state.matches('sliding'));
        expect(shown(page.getByText(identityCopy.words.keys))).toBe(state.matches('clicking'));
        expect(shown(page.getByRole('progressbar'))).toBe(state.matches('working'));
        expect(shown(again())).toBe(state.matches('exhausted'));
        const offered = [words.toSlider, words.toWords, words.toEffort].filter((way) => shown(named(way)));
        expect(offered).toEqual(
          {
            sliding: [words.toWords, words.toEffort],
            clicking: [words.toSlider, words.toEffort],
            working: [words.toSlider, words.toWords],
            exhausted: [words.toSlider, words.toWords],
            passed: [],
          }[state.value],
        );
      },
    });
  });
});
