import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { DeskSubject } from '#src/features/desk/DeskSubject.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { enquiry } from '#stories/desk/deskSamples.ts';
import { page, settled } from '#stories/tooling/player/driver.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { withRecordedEffects } from '#stories/tooling/player/recordedEffects.ts';
import { named } from './named.ts';

const error = [new ApiError(codes.failed, '服务正忙，请稍后再试')];
const detail = { about: 'enquiry', enquiry } as const;
const { enquiryNo } = enquiry;

export default modelOf({
  of: 'deskSubject',
  machine: deskSubjectMachine,
  inputs: { enquiry: { about: 'enquiry', subject: enquiryNo } },
  samples: [
    { type: 'act.chosen', form: { kind: 'answer', subject: enquiryNo } },
    { type: 'act.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchSubject: { done: [detail], error },
    fetchResult: { done: [detail], error },
    form: { done: [undefined] },
  },
  play: () => {
    const form = withRecordedEffects(deskFormMachine);
    const finish = async () => {
      await page.getByLabelText(deskMessages.fields.answer).fill('已电话报价');
      await named(deskMessages.forms.answer.submit).click();
      form.requests.sendForm?.at(-1)?.resolve(null);
      await settled();
    };
    return {
      view: (actor: DeskSubjectActor) => <DeskSubject actor={actor} onBack={() => undefined} />,
      flows: { form: { logic: form.machine, finish } },
      gestures: {
        'act.chosen': () => named(deskMessages.enquiry.answer).click(),
        'act.dropped': () => named(deskMessages.drop).click(),
        'retry.requested': () =>
          named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
            .first()
            .click(),
      },
    };
  },
});
