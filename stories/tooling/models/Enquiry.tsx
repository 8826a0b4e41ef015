import { sellingMessages } from '#server/services/messages.ts';
import { waitText } from '#contract/protocol/waitText.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { content as fcl } from '#src/features/services/fcl/enquiryFcl.tsx';
import { blankEnquiry } from '#src/features/services/enquiryEffects.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { enquiryForm, storedEnquiry } from '#stories/services/serviceSamples.ts';
import { modelOf, page } from '#flows';

const messages = serviceMessages.enquiry;

export default modelOf({
  of: 'enquiry',
  machine: enquiryMachine,
  inputs: {
    begun: { key: 'k1', form: { ...enquiryForm, goods: '' } },
    blank: { key: 'k1', form: blankEnquiry('fcl') },
  },
  opens: 'blank',
  samples: [
    { type: 'field.changed', field: 'goods', value: '甲醇' },
    { type: 'contact.known', contactName: '', phone: enquiryForm.phone, company: enquiryForm.company },
    { type: 'typing.recovered', fields: { goods: '丙酮' } },
    { type: 'goods.chosen', key: 'k2', fields: { goods: '乙醇', unNumber: '1170', isDanger: 'Y' } },
    { type: 'enquiry.submitted' },
    { type: 'another.requested', key: 'k2' },
  ],
  outcomes: {
    contact: { error: [] },
    sendEnquiry: {
      done: [storedEnquiry],
      error: [new ApiError(codes.tooMany, sellingMessages.enquiryTooMany(waitText(60)))],
    },
  },
  // one enquiry and the start of another
  possible: ({ type }, { form, key }) =>
    key !== 'k2' &&
    ((type !== 'field.changed' && type !== 'typing.recovered') || form.goods === '') &&
    (type !== 'goods.chosen' || form.goods !== '乙醇') &&
    (type !== 'contact.known' || form.phone === ''),
  keep: ({ form, key }) => [form.goods, form.phone, key],
  external: {
    'typing.recovered': '脚本载入之前输入的内容由页面转交',
    'contact.known': '由登录会话告知',
    'goods.chosen': '在商品列表里点了询价',
  },
  play: () => ({
    view: (actor: EnquiryActor) => (
      <Enquiry actor={actor} content={fcl} submit={messages.submit} deployment={siteDefaults} newKey={() => 'k2'} />
    ),
    gestures: {
      'field.changed': ({ value }) => page.getByLabelText(messages.goods).fill(value),
      'enquiry.submitted': () => page.getByRole('button', { name: messages.submit }).click(),
      'another.requested': () => page.getByRole('button', { name: messages.another }).click(),
    },
  }),
});
