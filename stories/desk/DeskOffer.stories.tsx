import { offerMessages } from '#server/offers/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskOfferMachine } from '#machines/desk/deskOffer.ts';
import { DeskOffer } from '#src/features/desk/DeskOffer.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { base, draft, template } from './offerDraftSamples.ts';

type Args = Scene<typeof deskOfferMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = {
  enquiryNo: 'XJ2603010001',
  line: 'fcl',
  isDangerous: true,
  version: 1,
  keyword: '上海 汉堡',
  draft,
  option: 0,
  offerId: '',
  templates: [template],
  templateId: '',
  problems: {},
};
const inState = (value: string, more: Partial<Args['context']> = {}): Story => ({
  args: { value: value as Args['value'], context: { ...context, ...more } },
});

export default {
  title: 'flows/DeskOffer',
  id: 'flows-deskoffer',
  parameters: { machine: 'deskOffer' },
  decorators: [
    (Story) => (
      <div className="mx-auto bg-surface p-4" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskOffer actor={frozen(deskOfferMachine, scene)} onDrop={() => undefined} />,
  args: { value: 'editing', context },
} satisfies Meta<Args>;

export const Opening = inState('opening', { templates: [] });
export const Editing: Story = {};
export const EditingProblem = inState('editing', {
  draft: {
    ...draft,
    validUntil: '',
    options: [{ ...draft.options[0]!, charges: [{ ...draft.options[0]!.charges[0]!, price: '' }] }],
  },
  problems: { validUntil: 'notChosen', 'options.0.charges.0.price': 'numberInvalid' },
});
export const EditingFound = inState('editing', { bases: [base] });
export const EditingOutdated = inState('editing', {
  errorMessage: offerMessages.changed('刘洋', '2026-03-02 14:20', 'offered', 'offered'),
});
export const Finding = inState('finding');
export const Filling = inState('filling', { bases: [base], offerId: base.offerId });
export const Keeping = inState('keeping');
export const Removing = inState('removing', { templateId: template.id });
export const Sending = inState('sending');
export const Comparing = inState('comparing');
export const Sent = inState('sent');
