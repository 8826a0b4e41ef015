import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { air } from '#src/features/services/content/airContent.ts';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { enquiryForm, keptEnquiry } from '#stories/services/serviceSamples.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';

const words = lineWords.enquiry;

export default modelOf({
  of: 'enquiry',
  machine: enquiryMachine,
  inputs: {
    begun: { key: 'k1', form: { ...enquiryForm, goods: '' } },
    blank: { key: 'k1', form: blankEnquiry('air') },
  },
  opens: 'blank',
  samples: [
    { type: 'field.changed', field: 'goods', value: '甲醇' },
    { type: 'enquiry.submitted' },
    { type: 'another.requested', key: 'k2' },
  ],
  outcomes: { sendEnquiry: { done: [keptEnquiry], error: [new Refusal(codes.tooMany, '提交过于频繁')] } },
  // one enquiry and the beginning of another
  possible: ({ type }, { form, key }) => (type !== 'field.changed' || form.goods === '') && key !== 'k2',
  keep: ({ form, key }) => [form.goods, key],
  play: () => ({
    view: (actor: EnquiryActor) => (
      <Enquiry actor={actor} content={air} submit={words.submit} deployment={siteDefaults} newKey={() => 'k2'} />
    ),
    gestures: {
      'field.changed': ({ value }) => page.getByLabelText(words.goods).fill(value),
      'enquiry.submitted': () => page.getByRole('button', { name: words.submit }).click(),
      'another.requested': () => page.getByRole('button', { name: words.another }).click(),
    },
  }),
});
