import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { BillContent, BillForm } from '#contract/orders/bill/billContent.ts';
import { billFormOf } from '#contract/orders/bill/billContent.ts';
import { formOfInstruction } from '#contract/orders/instructionForms.ts';
import type { InstructionForm } from '#contract/orders/shippingInstruction.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { InstructionVersion, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import { shippingDescription } from '#contract/rules/classification/shippingDescription.ts';
import { packageKind } from '#server/orders/dangerousPapers/packageText.ts';

/** What a draft is made from: the order with its transport, its instruction, and the English names of its ports. */
export interface BillOrder {
  detail: Pick<OrderDetail, 'order' | 'offer' | 'shipment'>;
  portNames: ReadonlyMap<string, string>;
}

/** What the transport and the order say now. */
const factsOf = ({ detail: { order, offer, shipment } }: BillOrder) => ({
  billNo: shipment?.billOfLadingNo ?? '',
  carrierBookingNo: shipment?.carrierBookingNo ?? '',
  vessel: shipment?.vessel || (offer.sailing?.vessel ?? ''),
  voyage: shipment?.voyage || (offer.sailing?.voyage ?? ''),
  dangerous: order.cargo.flatMap(({ dangerous }, cargo) =>
    dangerous ? [{ cargo, text: shippingDescription(dangerous) }] : [],
  ),
});

const linesOf = ({ detail: { order, shipment } }: BillOrder, lines: InstructionForm['lines']): BillForm['lines'] => {
  // what the transport knows of a seal is newer than the instruction
  const seals = new Map(shipment?.containers.map(({ containerNo, sealNo }) => [containerNo, sealNo]));
  return lines.map((line) => {
    const item = order.cargo[line.cargo];
    return Object.assign(line, {
      sealNo: seals.get(line.containerNo) || line.sealNo,
      kind: item ? packageKind({ packagingCode: item.packagingCode, packages: Number(line.packages) }) : '',
    });
  });
};

const begun = (made: BillOrder, instruction: ShippingInstruction): BillForm => {
  const { origin, destination } = made.detail.offer;
  const port = (code = '') => (made.portNames.get(code) ?? '').toUpperCase();
  const form = formOfInstruction(instruction);
  return {
    ...form,
    ...factsOf(made),
    placeOfReceipt: '',
    portOfLoading: port(origin.code),
    portOfDischarge: port(destination?.code),
    placeOfDelivery: '',
    lines: linesOf(made, form.lines),
  };
};

/**
 * What the next draft begins with: the instruction; after a draft, that draft with what the instruction has changed since.
 * Facts of the transport and dangerous goods are those of now.
 */
export const nextBill = (
  made: BillOrder,
  versions: readonly InstructionVersion[],
  last: { instruction: number; content: BillContent } | undefined,
): BillForm => {
  const { content } = versions.at(-1)!;
  const fresh = begun(made, content);
  const basis = last && versions.find(({ version }) => version === last.instruction);
  if (!last || !basis) return fresh;
  const parts = new Set(changedPaths(basis.content, content).map((path) => path.split('.')[0]!));
  const amended = Object.fromEntries(Object.entries(fresh).filter(([name]) => parts.has(name)));
  return { ...billFormOf(last.content), ...factsOf(made), ...amended };
};
