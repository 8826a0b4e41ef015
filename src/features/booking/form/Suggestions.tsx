import { isRepeatable } from '#contract/booking/edits/lastGoods.ts';
import type { OrderedGoods } from '#contract/booking/lastOrdered.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { Proposal } from '#contract/booking/proposals.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FormEditor } from './formContext.ts';

const messages = bookingMessages.suggestions;

interface ProposalsProps {
  editor: FormEditor;
  /** The field that the values are for. */
  at: string;
  className?: string;
}

const leadOf = ({ at }: Proposal): string => (at.endsWith('.hsCode') ? messages.hsCode : messages.emergency);

/** Values that an empty field can take with one press. */
export function Proposals({ editor, at, className = '' }: ProposalsProps) {
  const proposals = editor.proposals.filter((proposal) => proposal.at === at);
  const [first] = proposals;
  if (!first) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft ${className}`}>
      {leadOf(first)}
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
          {[at.endsWith('.hsCode') && proposal.values[at], proposal.nameZh].filter(Boolean).join(' ')}
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
