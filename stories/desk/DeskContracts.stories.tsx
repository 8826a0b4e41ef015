import { contractMessages } from '#server/enterprise/contracts/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formOfRate } from '#contract/desk/contractDesk.ts';
import { deskContractsMachine } from '#machines/desk/deskContracts.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskContracts } from '#src/features/desk/DeskContracts.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { contracts, rateSheet, ratesFit, ratesUnfit } from './contractSamples.ts';

type Args = Scene<typeof deskContractsMachine>;
type Story = StoryObj<Args>;
type FormContext = Scene<typeof deskFormMachine>['context'];

const context: Args['context'] = { keyword: '', sought: '', list: contracts };
const [contract] = contracts.rows;
const rate = contract!.rates[1]!;
const acting = (given: Partial<FormContext> & Pick<FormContext, 'about'>): Partial<Args> => ({
  value: { shown: 'acting' },
  context: { ...context, openId: contract!.id, act: { form: given.about } },
  children: { form: frozen(deskFormMachine, { value: 'editing', context: { values: {}, problems: {}, ...given } }) },
});

export default {
  title: 'flows/DeskContracts',
  id: 'flows-deskcontracts',
  parameters: { machine: 'deskContracts' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskContracts actor={frozen(deskContractsMachine, scene)} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, list: { total: 0, rows: [] } } } };
export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...context, list: { total: 0, rows: [] }, errorMessage: serviceMessages.unavailable },
  },
};
export const Resting: Story = {};
export const RestingEmpty: Story = { args: { context: { ...context, list: { total: 0, rows: [] } } } };
export const RestingOpen: Story = { args: { context: { ...context, openId: contract!.id } } };
export const ActingAdding: Story = {
  args: acting({
    about: { kind: 'contractAdding' },
    values: { contractNo: 'HT-2026-018', company: '华东', validFrom: '2026-04-01', validUntil: '2026-03-01' },
    problems: { validUntil: 'periodInvalid' },
  }),
};
export const ActingChange: Story = {
  args: acting({
    about: { kind: 'contractChange', subject: 'k1' },
    values: { validFrom: '2026-01-01', validUntil: '2027-03-31', remark: '' },
  }),
};
export const ActingEnding: Story = { args: acting({ about: { kind: 'contractEnding', subject: 'k1' } }) };
export const ActingRate: Story = {
  args: acting({
    about: { kind: 'contractRate', subject: 'k1', replaces: rate },
    values: { ...formOfRate(rate), goodsCode: '12' },
    problems: { goodsCode: 'hazardClassInvalid' },
  }),
};
export const ActingOutdated: Story = {
  args: acting({
    about: { kind: 'contractRateEnding', subject: 'k1', rate },
    values: { reason: '船公司停航' },
    errorMessage: contractMessages.changedBy('陈静', '2026-03-02 09:12', '更改备注：补充复核时间'),
  }),
};
const importing = (given: Partial<Args['context']>): Args['context'] => ({
  ...context,
  openId: contract!.id,
  file: rateSheet,
  ...given,
});
export const Previewing: Story = { args: { value: { shown: 'previewing' }, context: importing({}) } };
export const Previewed: Story = { args: { value: { shown: 'previewed' }, context: importing({ preview: ratesFit }) } };
export const PreviewedUnfit: Story = {
  args: { value: { shown: 'previewed' }, context: importing({ preview: ratesUnfit }) },
};
export const PreviewedSame: Story = {
  args: {
    value: { shown: 'previewed' },
    context: importing({ preview: { ...ratesFit, added: 0, changed: 0, ended: 0, changes: [] } }),
  },
};
export const Importing: Story = { args: { value: { shown: 'importing' }, context: importing({ preview: ratesFit }) } };
export const Refreshing: Story = { args: { value: { shown: 'refreshing' } } };
