import { deskMessages } from '#server/desk/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskProblemTexts } from '#contract/desk/deskProblems.ts';
import { shipmentTexts } from '#contract/desk/orders/shipmentFacts.ts';
import { transportFacts } from '#contract/desk/orders/transportChecks.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskForm } from '#src/features/desk/DeskForm.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { releasedOrder } from './deskSamples.ts';

type Args = Scene<typeof deskFormMachine>;
type Story = StoryObj<Args>;

const blank: Args['context'] = { about: { kind: 'signIn' }, values: {}, problems: {} };
const released: Args['context'] = {
  about: { kind: 'command', subject: 'FCL1', command: 'space.released', line: 'fcl' },
  values: { vessel: 'COSCO SHIPPING ARIES', voyage: '031W' },
  problems: {},
};
const gatedIn: Args['context'] = {
  ...released,
  about: { kind: 'command', subject: 'FCL1', command: 'cargo.gatedIn', line: 'fcl' },
  values: { containers: 'MSCU1234567 CN887766', at: '2026-03-01T09:30' },
  problems: { containers: 'containersInvalid' },
};

const trackColumns = [
  ['number', '订单号、订舱号或提单号'],
  ['container', '箱号'],
  ['event', '动态'],
  ['classifier', '计划、预计或实际'],
  ['time', '时间'],
  ['note', '说明'],
].map(([name = '', title = '']) => ({
  name,
  title,
  isRequired: ['event', 'classifier', 'time'].includes(name),
  hint: '',
}));

export default {
  title: 'flows/DeskForm',
  id: 'flows-deskform',
  parameters: { machine: 'deskForm' },
  decorators: [
    (Story) => (
      <div className="mx-auto bg-surface p-4" style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskForm actor={frozen(deskFormMachine, scene)} onDrop={() => undefined} />,
  args: { value: 'editing', context: blank },
} satisfies Meta<Args>;

export const EditingSignIn: Story = {};
export const EditingSignInProblem: Story = {
  args: { context: { ...blank, problems: { login: 'required', password: 'required', totp: 'staffCodeInvalid' } } },
};
export const EditingSignInRejected: Story = {
  args: { context: { ...blank, values: { login: 'wang' }, errorMessage: deskMessages.signInWrong } },
};
export const EditingAcceptance: Story = {
  args: {
    context: {
      ...released,
      about: { kind: 'command', subject: 'FCL1', command: 'order.accepted', line: 'fcl' },
      values: { note: '已向船公司订舱' },
    },
  },
};
export const EditingDeparture: Story = {
  args: {
    context: {
      ...released,
      about: { kind: 'command', subject: 'FCL1', command: 'transport.departed', line: 'fcl' },
      values: { vessel: 'COSCO SHIPPING ARIES', voyage: '031W', at: '2026-03-01T09:30' },
    },
  },
};
export const EditingPassing: Story = { args: { context: { ...blank, about: { kind: 'passing', subject: 'a1' } } } };
export const EditingRelease: Story = { args: { context: released } };
export const EditingContainers: Story = { args: { context: gatedIn } };
export const EditingOtherShip: Story = {
  args: {
    context: {
      ...released,
      about: { kind: 'command', subject: 'FCL1', command: 'transport.departed', line: 'fcl' },
      values: { vessel: 'COSCO SHIPPING VIRGO', voyage: '032W', at: '2026-02-27T09:30' },
      problems: {
        at: { messageZh: deskProblemTexts.tooEarly('gatedInAt', '2026-03-01T11:00:00Z') },
        note: { messageZh: deskProblemTexts.otherShip('COSCO SHIPPING ARIES / 031W') },
      },
    },
  },
};
export const EditingAnswer: Story = {
  args: {
    context: {
      ...released,
      about: { kind: 'command', subject: 'FCL1', command: 'info.supplied', line: 'fcl' },
      values: { answer: '危包证编号 CN/320001-26，今天下午寄出', answeredBy: '李强' },
      problems: { answeredWay: 'notChosen' },
    },
  },
};
export const EditingDocument: Story = {
  args: {
    context: {
      ...blank,
      about: { kind: 'document', subject: 'FCL1', papers: { SO: '订舱确认书（放舱纸、S/O）' } },
      problems: { paperCode: 'notChosen', file: 'notChosen' },
    },
  },
};
export const EditingCorrection: Story = {
  args: {
    context: {
      about: {
        kind: 'correction',
        subject: 'FCL1',
        line: 'fcl',
        facts: transportFacts(releasedOrder, releasedOrder.shipment),
      },
      values: { ...shipmentTexts(releasedOrder.shipment), vessel: 'COSCO SHIPPING VIRGO', departedAt: '' },
      problems: { reason: 'required' },
    },
  },
};
export const EditingDocumentRequest: Story = {
  args: {
    context: {
      ...blank,
      about: { kind: 'documentRequest', subject: 'FCL1', papers: { SDS: '化学品安全技术说明书', '-': '其他单证' } },
      values: { paperCode: '-', dueAt: '2026-03-03T18:00' },
      problems: { paperName: 'required' },
    },
  },
};
export const EditingPriceCorrection: Story = {
  args: {
    context: {
      about: { kind: 'priceProposal', subject: 'FCL1', totals: [{ currency: '1', amount: 100_000 }] },
      values: {
        chargeName: '海运费优惠',
        direction: 'credit',
        currency: '1',
        amount: '1200',
        reason: '按年度合同价结算',
      },
      problems: { amount: 'creditTooHigh' },
    },
  },
};
export const EditingRejection: Story = { args: { context: { ...blank, about: { kind: 'rejecting', subject: 'a1' } } } };
export const EditingInvoice: Story = {
  args: {
    context: {
      ...blank,
      about: { kind: 'invoice', subject: 'FCL1' },
      values: { invoiceNo: '26312000000012345678' },
      file: { name: '发票.pdf', size: 1, type: 'application/pdf' },
    },
  },
};
export const EditingColumns: Story = {
  args: {
    context: {
      ...blank,
      about: {
        kind: 'trackTable',
        subject: 'FCL1',
        unmapped: {
          columns: [
            { header: '我司编号', samples: ['FCL260302000001', 'FCL260302000004'] },
            { header: '节点', samples: ['装船', '离港'] },
            { header: '性质', samples: ['实际'] },
            { header: '几时', samples: ['2026-03-09 18:20', '2026-03-10 02:05'] },
            { header: '', samples: ['已通知客户'] },
          ],
          chosen: [null, 'event', 'classifier', null, null],
          form: { name: 'tracking-events', title: '货物动态', columns: trackColumns },
          oneOf: ['number', 'container'],
        },
      },
      values: { column0: 'number' },
      problems: { column3: { messageZh: deskProblemTexts.columnsLacked(['时间']) } },
      file: { name: '船公司动态.xlsx', size: 1, type: '' },
    },
  },
};
const sending = ({ args }: Story): Story => ({ args: { ...args, value: 'sending' } });
const sent = ({ args }: Story): Story => ({ args: { ...args, value: 'sent' } });
export const SendingRelease = sending(EditingRelease);
export const SendingAcceptance = sending(EditingAcceptance);
export const SendingDeparture = sending(EditingDeparture);
export const SendingPassing = sending(EditingPassing);
export const SendingInvoice = sending(EditingInvoice);
export const SendingSignIn: Story = { args: { value: 'sending', context: { ...blank, values: { login: 'wang' } } } };
export const SentRelease = sent(EditingRelease);
export const SentAcceptance = sent(EditingAcceptance);
export const SentPassing = sent(EditingPassing);
export const SentSignIn: Story = { args: { value: 'sent', context: { ...blank, values: { login: 'wang' } } } };
export const Outdated: Story = { args: { value: 'outdated', context: released } };
export const EditingCost: Story = {
  args: {
    context: {
      ...blank,
      about: { kind: 'costCorrection', subject: 'FCL1', id: 'c2', cost: 'c1' },
      values: { supplier: '中远海运集装箱运输', chargeName: '海运费', currency: '2', amount: '1,850.005' },
      problems: { amount: 'amountInvalid', reason: 'required' },
    },
  },
};
