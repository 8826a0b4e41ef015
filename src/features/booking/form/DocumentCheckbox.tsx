import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { monthDayTime } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';

interface Props {
  document: NeededDocument;
  sailing: Sailing | null;
  isHeld: boolean;
  onHold: (holds: boolean) => void;
}

/** A document's checkbox: who issues it, its due date, its condition, and what it must state. */
export function DocumentCheckbox({ document, sailing, isHeld, onHold }: Props) {
  const messages = bookingMessages.documents;
  const { code, nameZh, issuer, due, need, whenZh, noteZh } = document;
  const cutOff = sailing?.cutOffs.find((one) => one.code === document.cutOff);
  return (
    <li className="border-t border-line py-2">
      <Checkbox name={`papersHeld.${code}`} checked={isHeld} onChange={onHold}>
        <span className="flex flex-wrap items-center gap-x-2">
          {nameZh}
          {need === 'conditional' && <Badge>{messages.conditional}</Badge>}
        </span>
        <span className="block text-xs text-ink-faint">
          {messages.issuer}：{issuer}
          <span aria-hidden="true"> · </span>
          {messages.due}：{due}
          {whenZh && messages.when(whenZh)}
          {cutOff && (
            <>
              <span aria-hidden="true"> · </span>
              {cutOff.nameZh}{' '}
              <time dateTime={cutOff.at} className="whitespace-nowrap">
                {monthDayTime(cutOff.at)}
              </time>
            </>
          )}
        </span>
        {noteZh && <span className="block text-xs text-ink-soft">{noteZh}</span>}
      </Checkbox>
    </li>
  );
}
