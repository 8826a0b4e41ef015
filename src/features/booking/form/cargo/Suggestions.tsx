import { isRepeatable } from '#contract/booking/edits/lastGoods.ts';
import type { OrderedGoods } from '#contract/booking/lastOrdered.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Proposal } from '#contract/booking/proposals.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

const messages = bookingMessages.suggestions;

interface ProposalsProps {
  editor: FormEditor;
  /** The field that the values are for. */
  at: string;
  className?: string;
}

/** What leads to the buttons of a field, and what one of them says. */
const textsOf = (
  { at, values, nameZh }: Proposal,
  { fields }: ServiceDefinition,
): readonly [lead: string, name: string] => {
  const value = values[at] ?? '';
  const own = fields[at.replace('details.', '')];
  if (own?.kind === 'quantity') return [messages.implied, `${value} ${own.unit}`];
  if (at.endsWith('.hsCode')) return [messages.hsCode, `${value} ${nameZh}`];
  if (at.endsWith('.volumeM3')) return [messages.volume(nameZh), `${value} m³`];
  return at.endsWith('Kg') ? [messages.weight(nameZh), `${value} kg`] : [messages.emergency, nameZh];
};

/** Values that an empty field can take with one press. */
export function Proposals({ editor, at, className = '' }: ProposalsProps) {
  const proposals = editor.proposals.filter((proposal) => proposal.at === at);
  const [first] = proposals;
  if (!first) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft ${className}`}>
      {textsOf(first, editor.service)[0]}
      {proposals.map((proposal) => (
        <Button
          key={JSON.stringify(proposal.values)}
          tone="secondary"
          size="sm"
          onClick={() => {
            // the button disappears once the field is filled
            document.querySelector<HTMLElement>(`[id="field-${at}"]`)?.focus();
            editor.edit({ type: 'proposal.accepted', proposal });
          }}
        >
          {textsOf(proposal, editor.service)[1]}
        </Button>
      ))}
    </div>
  );
}

const nameOf = ({ cargo: { nameZh, packagingCode, dangerous } }: OrderedGoods): string =>
  [
    nameZh,
    dangerous && `UN ${dangerous.unNumber}${dangerous.packingGroup ? ` ${dangerous.packingGroup}` : ''}`,
    packagingCode,
  ]
    .filter(Boolean)
    .join(' · ');

interface LastGoodsProps {
  editor: FormEditor;
  item: CargoForm;
  index: number;
}

/** The goods of the last orders, for a cargo item that names none yet. */
export function LastGoods({ editor, item, index }: LastGoodsProps) {
  const offered = editor.lastGoods.filter((goods) => isRepeatable(editor.service, goods));
  if (offered.length === 0 || item.nameZh !== '' || (item.dangerous?.unNumber ?? '') !== '') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
      {messages.lastGoods}
      {offered.map((goods) => (
        <Button
          key={nameOf(goods)}
          tone="secondary"
          size="sm"
          onClick={() => {
            // the buttons disappear with the choice; the number of packages is what is left to type
            document.querySelector<HTMLElement>(`[id="field-cargo.${index}.packages"]`)?.focus();
            editor.edit({ type: 'goods.repeated', index, goods });
          }}
        >
          {nameOf(goods)}
        </Button>
      ))}
    </div>
  );
}
