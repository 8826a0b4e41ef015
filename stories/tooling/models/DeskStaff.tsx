import { deskFormMachine } from '#machines/desk/deskForm.ts';
import type { DeskStaffActor } from '#machines/desk/deskStaff.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import { DeskStaff } from '#src/features/desk/DeskStaff.tsx';
import { staffMessages } from '#src/features/desk/messages/staff.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { administrator, deskOrigin } from '#stories/desk/deskSamples.ts';
import { issued, members } from '#stories/desk/peopleSamples.ts';
import { modelOf, settled, withRecordedEffects } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const member = members.at(-1)!;

export default modelOf({
  of: 'deskStaff',
  machine: deskStaffMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'act.chosen', form: { kind: 'staffResetting', member }, values: { role: member.role } },
    { type: 'act.dropped' },
    { type: 'link.dismissed' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchStaff: { done: [members], error },
    refetchStaff: { done: [members], error },
    form: { done: [issued] },
  },
  possible: ({ type }, { issued: link, errorMessage }) => {
    if (type === 'link.dismissed') return link !== undefined;
    return type !== 'retry.requested' || errorMessage !== undefined;
  },
  keep: ({ issued: link, errorMessage }) => [link?.login, errorMessage],
  play: () => {
    const form = withRecordedEffects(deskFormMachine);
    const finish = async (output: unknown) => {
      await named(deskMessages.forms.staffResetting.submit).click();
      form.requests.sendForm?.at(-1)?.resolve(output);
      await settled();
    };
    return {
      view: (actor: DeskStaffActor) => <DeskStaff actor={actor} login={administrator.login} origin={deskOrigin} />,
      flows: { form: { logic: form.machine, finish } },
      gestures: {
        'act.chosen': () => named(staffMessages.actFor(staffMessages.reset, member.name)).click(),
        'act.dropped': () => named(deskMessages.drop).click(),
        'link.dismissed': () => named(staffMessages.issued.dismiss).click(),
        'retry.requested': () => named(uiMessages.retry).click(),
      },
    };
  },
});
