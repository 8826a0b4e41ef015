import { tradeMessages } from '#server/orders/messages.ts';
import { creditMessages } from '#server/enterprise/ledger/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { acidAndAlkali, completeForm } from './bookingSamples.ts';
import { address, templateOrder } from './orderEditSamples.ts';
import { draftOf, order, theirDraft } from './orderDraftSamples.ts';
import { knownGoods, peroxideCargo } from './recognisedSamples.ts';
import { blank, complete, faulty, editingOf, opening } from './bookingScenes.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { misdeclared } from '#stories/orders/misdeclaredOrder.ts';
import { document as sds, packingList } from '#stories/orders/fclOrderSamples.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { contractRates, dearerTariff, now } from '#stories/fixtures/samples.ts';

const goods = listMachineOf<string, DangerousGoods>('goods');
const rows = { query: '', page: 1, total: 0, rows: [] };

type Args = Scene<typeof bookingMachine> & {
  documents: Scene<typeof orderDocumentsMachine>;
  goodsRecognition: Scene<typeof goodsRecognitionMachine>;
};
type Story = StoryObj<Args>;

const editing = (...of: Parameters<typeof editingOf>): Story => ({ args: { context: editingOf(...of) } });

function NoDialog() {
  return null;
}

const withDocuments = { ...complete, draft: { ...complete.draft!, documents: [sds, packingList] } };
const recognition: Args['goodsRecognition'] = { value: 'idle', context: { cargo: [], known: knownGoods } };
const restingDocuments: Args['documents'] = {
  value: 'resting',
  context: { documents: [], paperCode: '', percent: 0, id: '' },
};
/** A form with two documents, of which one is being uploaded, was rejected, or is being removed. */
const attaching = (value: Args['documents']['value'], of: Partial<Args['documents']['context']>): Story => ({
  args: {
    context: { ...withDocuments, isUploading: value === 'uploading' },
    documents: { value, context: { ...restingDocuments.context, documents: [sds, packingList], ...of } },
  },
});

export default {
  title: 'flows/Booking',
  id: 'flows-booking',
  parameters: { machine: 'booking' },
  render: ({ documents, goodsRecognition, ...scene }) => (
    <Booking
      actor={frozen(bookingMachine, {
        ...scene,
        children: {
          documents: frozen(orderDocumentsMachine, documents),
          goodsRecognition: frozen(goodsRecognitionMachine, goodsRecognition),
          typedGoods: frozen(typedGoodsMachine, { value: 'idle', context: { waiting: [] } }),
        },
      })}
      goods={frozen(goods, { value: 'filled', context: rows })}
      constants={constants}
      now={now}
      onBack={() => {}}
      onVerify={() => {}}
      addressBookHref="/user-center/account/addresses"
      moneyHref="/user-center/company/money"
      TemplateDialog={NoDialog}
    />
  ),
  args: { value: 'editing', context: complete, documents: restingDocuments, goodsRecognition: recognition },
} satisfies Meta<Args>;

export const Opening: Story = { args: { value: 'opening', context: opening } };
export const Unavailable: Story = {
  args: { value: 'unavailable', context: { ...opening, errorMessage: tradeMessages.sailingUnknown } },
};
export const Editing: Story = {};
export const EditingBlank: Story = { args: { context: blank } };
export const EditingReturning: Story = { args: { context: { ...blank, addresses: [address] } } };
export const EditingFilled: Story = {
  args: {
    context: {
      ...complete,
      addresses: [address],
      past: [{ form: blank.draft!.form, edit: { type: 'template.applied', order: templateOrder } }],
    },
  },
};
export const EditingQuoted: Story = {
  args: { context: { ...complete, promised: { offer: complete.quote!, fees: [], nameZh: '上海-汉堡 20GP×2' } } },
};
export const EditingRecognised: Story = editing('fcl', draftOf({ ...completeForm, cargo: [peroxideCargo] }));
export const EditingProblems: Story = { args: { context: faulty } };
export const EditingWithError: Story = {
  args: { context: { ...complete, errorMessage: tradeMessages.notCarried(1, '3', '中远海运') } },
};
export const EditingCreditBlocked: Story = {
  args: {
    context: {
      ...complete,
      errorMessage: creditMessages.block({
        reason: 'limit',
        currency: '1',
        limit: 20_000_000,
        exposure: 19_850_000,
        added: 538_000,
      }),
      isCreditBlocked: true,
    },
  },
};
export const Segregated = editing('fcl', draftOf({ ...completeForm, cargo: acidAndAlkali('fcl') }));
export const CargoRemoved: Story = {
  args: {
    context: {
      ...complete,
      past: [{ form: { ...completeForm, cargo: acidAndAlkali('fcl') }, edit: { type: 'cargo.removed', index: 1 } }],
    },
  },
};
export const DangerousWithdrawn: Story = {
  args: {
    context: {
      ...editingOf(
        'fcl',
        draftOf({ ...completeForm, cargo: completeForm.cargo.map((one) => ({ ...one, dangerous: null })) }),
      ),
      past: [{ form: completeForm, edit: { type: 'dangerousGoods.withdrawn', index: 0 } }],
    },
  },
};
const amending = editingOf('fcl', { ...draftOf(completeForm), amends: order.orderNo });
/** An order that is amended at the prices of a contract. */
export const Amending: Story = {
  args: { context: { ...amending, quote: { ...amending.quote!, contract: contractRates(amending.quote!) } } },
};
export const Lcl = editing('lcl');
export const Air = editing('air');
export const Rail = editing('rail');
export const Tank = editing('tank');
export const Flexitank = editing('flexitank');
export const Warehousing = editing('warehousing');
export const BuiltIn = editing('builtIn');
export const DgDesk = editing('dgDesk');
export const Domestic = editing('domestic');
export const Goods = editing('goods');
export const ChangedElsewhere: Story = {
  args: { value: 'changedElsewhere', context: { ...complete, theirs: theirDraft } },
};
export const DeletedElsewhere: Story = { args: { value: 'deletedElsewhere', context: complete } };
export const SigningIn: Story = { args: { value: 'signingIn' } };
export const Placing: Story = { args: { value: 'placing' } };
export const Requoting: Story = { args: { value: 'requoting' } };
export const Rereading: Story = { args: { value: 'rereading' } };
export const Repriced: Story = {
  args: { value: 'repriced', context: { ...complete, quote: dearerTariff, formerTotals: order.totals } },
};
export const Placed: Story = { args: { value: 'placed', context: { ...complete, order } } };
export const PlacedForApproval: Story = {
  args: {
    value: 'placed',
    context: {
      ...complete,
      order: {
        ...order,
        status: 'APPROVAL',
        approval: { reasons: ['费用合计 ≥ ¥20,000.00'], deciders: ['王芳', '李四'], dueAt: '2026-03-04T02:00:00.000Z' },
      },
    },
  },
};
export const PlacedWithFindings: Story = {
  args: {
    value: 'placed',
    context: { ...complete, order: { ...order, findings: misdeclared.reviewReasons.slice(0, 1) } },
  },
};
export const Tight: Story = {
  args: { context: { ...complete, quote: { ...complete.quote!, tightZh: '“截单”为 03-03 12:00' } } },
};
export const Attached = attaching('resting', {});
export const AttachedRejected: Story = {
  args: {
    ...Attached.args,
    context: {
      ...withDocuments,
      problems: { [`documents.${sds.id}`]: { messageZh: tradeMessages.documentGone } },
    },
  },
};
export const Attaching = attaching('uploading', {
  file: { name: '装箱单.pdf', size: 2_400_000, type: 'application/pdf' },
  paperCode: 'PL',
  percent: 42,
});
export const Finished: Story = { args: { value: 'finished', context: { ...complete, order } } };
