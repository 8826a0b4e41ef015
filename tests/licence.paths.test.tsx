import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/refusal.ts';
import { limits } from '#contract/limits.ts';
import { licenceFields } from '#contract/enterprise.ts';
import { licenceMachine, noLicenceFields } from '#machines/licence.ts';
import { Licence } from '#src/flows/Licence.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { licenceRead } from '#stories/identitySamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const words = identityCopy.licence;
const refusal = '请稍后再试';
const paths = pathsOf(licenceMachine, {
  inputs: { new: { fields: noLicenceFields } },
  samples: [
    { type: 'licence.chosen', file: { name: 'a.png', size: 8, type: 'image/png' } },
    { type: 'licence.chosen', file: { name: 'a.pdf', size: 8, type: 'application/pdf' } },
    { type: 'licence.chosen', file: { name: 'b.png', size: limits.licenceBytesMax + 1, type: 'image/png' } },
    { type: 'upload.progressed', percent: 42 },
    { type: 'field.changed', field: 'registeredCapital', value: '100万元' },
    { type: 'application.submitted' },
  ],
  outcomes: {
    uploadLicence: { done: [{ fileId: 'f1' }], error: [new Refusal(codes.tooMany, refusal)] },
    readLicence: { done: [licenceRead.fields, { enterpriseName: '上海样本化工' }] },
    submitApplication: { done: [{ status: 'REVIEWING' }], error: [new Refusal(codes.tooMany, refusal)] },
  },
  // no picture is taken while one is on its way
  possible: (event, _, state) => event.type !== 'licence.chosen' || !state.hasTag('busy'),
  keep: ({ fields }) => licenceFields.safeParse(fields).success,
});

const submit = () => page.getByRole('button', { name: words.submit });
const choose = () => page.getByLabelText(words.choose);
const replace = () => page.getByLabelText(words.replace);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "new: licence.chosen (a.pdf, 8, application/pdf) → choosing",
      "new: licence.chosen (b.png, 5242881, image/png) → choosing",
      "new: licence.chosen (a.png, 8, image/png) → upload.progressed (42) → uploading",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence fails → choosing",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence fails → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.pdf, 8, application/pdf) → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (b.png, 5242881, image/png) → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → field.changed (registeredCapital, 100万元) → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers #2 → licence.chosen (a.png, 8, image/png) → uploading",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers #2 → licence.chosen (a.pdf, 8, application/pdf) → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers #2 → licence.chosen (b.png, 5242881, image/png) → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers #2 → field.changed (registeredCapital, 100万元) → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers #2 → application.submitted → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.png, 8, image/png) → upload.progressed (42) → uploading",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → application.submitted → submitApplication answers → submitted",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → application.submitted → submitApplication fails → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers #2 → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence fails → filling",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.png, 8, image/png) → uploadLicence fails → licence.chosen (a.png, 8, image/png) → uploading",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.png, 8, image/png) → uploadLicence fails → licence.chosen (a.pdf, 8, application/pdf) → choosing",
      "new: licence.chosen (a.png, 8, image/png) → uploadLicence answers → readLicence answers → licence.chosen (a.png, 8, image/png) → uploadLicence fails → licence.chosen (b.png, 5242881, image/png) → choosing",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(licenceMachine, path, {
    view: (actor) => <Licence actor={actor} />,
    gestures: {
      'licence.chosen': ({ file: { name, size, type } }) =>
        userEvent.upload(shown(choose()) ? choose() : replace(), new File([new Uint8Array(size)], name, { type })),
      'field.changed': ({ field, value }) => page.getByLabelText(new RegExp(`^${words.fields[field]}`)).fill(value),
      'application.submitted': () => submit().click(),
    },
    // the upload reports it
    world: ['upload.progressed'],
    see: async (state) => {
      const { fields, percent, problems, fileProblem, refusal: told } = state.context;
      expect(shown(choose())).toBe(state.matches('choosing'));
      expect(shown(page.getByText(words.reading))).toBe(state.matches('reading'));
      const bar = page.getByRole('progressbar');
      if (state.matches('uploading')) await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
      else expect(shown(bar)).toBe(false);
      for (const problem of ['fileType', 'fileSize', 'fileUnreadable'] as const) {
        expect([problem, shown(page.getByText(words.fileProblems[problem]))]).toEqual([
          problem,
          problem === fileProblem,
        ]);
      }
      expect(shown(page.getByText(refusal))).toBe(told === refusal);
      const correcting = ['filling', 'submitting', 'submitted'].includes(state.value);
      expect(shown(submit())).toBe(correcting);
      if (!correcting) return;
      for (const [name, value] of Object.entries(fields)) {
        const control = page.elementLocator(document.querySelector(`#field-${name}`)!);
        await expect.element(control).toHaveValue(value);
        expect(control.element().ariaInvalid).toBe(problems[name] ? 'true' : null);
        expect(control.element().matches(':read-only')).toBe(!state.matches('filling'));
      }
      if (state.matches('filling')) await expect.element(replace()).toBeEnabled();
      else await expect.element(replace()).toBeDisabled();
    },
  });
});
