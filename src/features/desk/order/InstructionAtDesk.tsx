import { instructionChanges } from '#contract/orders/instructionFieldNames.ts';
import type { InstructionVersion, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import { PaperHistory, withChanges } from '#src/features/orders/PaperHistory.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

const { fields } = messages;

const partyText = ({ name, address, telephone, email }: ShippingInstruction['shipper']): string =>
  [name, address, telephone, email].filter(Boolean).join('\n');

const lineText = ({
  containerNo,
  sealNo,
  description,
  hsCode,
  packages,
  grossKg,
  volumeM3,
}: ShippingInstruction['lines'][number]) =>
  [
    [containerNo, sealNo].filter(Boolean).join(' '),
    description,
    `HS ${hsCode} · ${packages} PKG · ${grossKg} kg · ${volumeM3} m³`,
  ]
    .filter(Boolean)
    .join('\n');

/** The submitted shipping instruction of an order, with what each version changed; nothing without. */
export function InstructionAtDesk({ versions }: { versions: readonly InstructionVersion[] }) {
  const last = versions.at(-1);
  if (!last) return null;
  const { content } = last;
  return (
    <DeskPart title={messages.title}>
      <PaperHistory versions={withChanges(versions, instructionChanges)} />
      <Facts
        className="mt-3 !grid-cols-1 gap-y-1.5 text-sm whitespace-pre-line"
        facts={[
          [fields.shipper, partyText(content.shipper)],
          [fields.consignee, partyText(content.consignee)],
          ...content.notifyParties.map((party, index) => [messages.notify(index + 1), partyText(party)] as const),
          [fields.billType, messages.billTypes[content.billType]],
          [fields.originals, content.billType === 'original' ? content.originals : ''],
          [fields.freightTerm, messages.freightTerms[content.freightTerm]],
          [fields.marks, content.marks],
          [fields.letterOfCredit, content.letterOfCredit],
          ...content.lines.map((line, index) => [messages.line(index + 1, fields.lines), lineText(line)] as const),
        ]}
      />
    </DeskPart>
  );
}
