import type { NeededPaper } from '#contract/rules/documents/documents.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { monthDayTime } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';

interface Props {
  paper: NeededPaper;
  sailing: Sailing | null;
  isHeld: boolean;
  onHold: (holds: boolean) => void;
}

/** A paper to tick: who issues it, by when, under which condition, and what must stand on it. */
export function PaperRow({ paper, sailing, isHeld, onHold }: Props) {
  const words = bookingCopy.papers;
  const { code, nameZh, issuer, due, need, whenZh, noteZh } = paper;
  const cutOff = sailing?.cutOffs.find((one) => one.code === paper.cutOff);
  return (
    <li className="border-t border-line py-2">
      <Checkbox name={`papersHeld.${code}`} checked={isHeld} onChange={onHold}>
        <span className="flex flex-wrap items-center gap-x-2">
          {nameZh}
          {need === 'conditional' && <Badge>{words.conditional}</Badge>}
        </span>
        <span className="block text-xs text-ink-faint">
          {words.issuer}：{issuer}
          <span aria-hidden="true"> · </span>
          {words.due}：{due}
          {whenZh && words.when(whenZh)}
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
