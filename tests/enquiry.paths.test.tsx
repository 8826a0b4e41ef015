import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/refusal.ts';
import type { EnquiryActor } from '#machines/enquiry.ts';
import { enquiryMachine } from '#machines/enquiry.ts';
import { Enquiry } from '#src/flows/Enquiry.tsx';
import { air } from '#src/lines/air.ts';
import { lineWords } from '#src/lines/words.ts';
import { enquiryForm, keptEnquiry } from '#stories/lineSamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const words = lineWords.enquiry;
const refused = '提交过于频繁';
const view = (actor: EnquiryActor) => (
  <Enquiry actor={actor} content={air} submit={words.submit} hotline="400-000-0000" newKey={() => 'k2'} />
);
const goods = () => page.getByLabelText(words.goods);
const submit = () => page.getByRole('button', { name: words.submit });
const another = () => page.getByRole('button', { name: words.another });

const paths = pathsOf(enquiryMachine, {
  inputs: { begun: { key: 'k1', form: { ...enquiryForm, goods: '' } } },
  samples: [
    { type: 'field.changed', field: 'goods', value: '甲醇' },
    { type: 'enquiry.submitted' },
    { type: 'another.requested', key: 'k2' },
  ],
  outcomes: { sendEnquiry: { done: [keptEnquiry], error: [new Refusal(codes.tooMany, refused)] } },
  // one enquiry and the beginning of another
  possible: ({ type }, { form, key }) => (type !== 'field.changed' || form.goods === '') && key !== 'k2',
  keep: ({ form, key }) => [form.goods, key],
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "begun: enquiry.submitted → filling",
      "begun: field.changed (goods, 甲醇) → enquiry.submitted → sendEnquiry fails → filling",
      "begun: field.changed (goods, 甲醇) → enquiry.submitted → sendEnquiry answers → another.requested (k2) → filling",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(enquiryMachine, path, {
    view,
    gestures: {
      'field.changed': ({ value }) => goods().fill(value),
      'enquiry.submitted': () => submit().click(),
      'another.requested': () => another().click(),
    },
    see: async (state) => {
      const { form, problems, refusal } = state.context;
      const isKept = state.matches('kept');
      expect(another().elements()).toHaveLength(isKept ? 1 : 0);
      expect(page.getByText(keptEnquiry.enquiryNo).elements()).toHaveLength(isKept ? 1 : 0);
      expect(submit().elements()).toHaveLength(isKept ? 0 : 1);
      expect(page.getByText(refused).elements()).toHaveLength(refusal === refused ? 1 : 0);
      if (isKept) return;
      await expect.element(goods()).toHaveValue(form.goods);
      expect(goods().element().ariaInvalid).toBe(problems.goods ? 'true' : null);
      expect(submit().element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
      expect(goods().element().matches(':read-only')).toBe(state.matches('sending'));
    },
  });
});
