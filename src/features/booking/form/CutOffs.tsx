import { urgencyOf } from '#contract/rules/dates/cutOffs.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { monthDayTime } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** The deadlines before a departure, earliest first; those less than a day away are emphasised. */
export function CutOffs({ cutOffs, now }: { cutOffs: Sailing['cutOffs']; now: Date }) {
  const messages = bookingMessages.sailing;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="mb-2 flex justify-between text-xs text-ink-faint">
        <span>{messages.cutOffs}</span>
        <span>{messages.timeZone}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
        {cutOffs
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map((cutOff) => {
            const { code, nameZh, at } = cutOff;
            const urgency = urgencyOf(cutOff, now.getTime());
            const pressing = urgency !== 'far';
            return (
              <div key={code}>
                <dt className="text-sm text-ink-soft">{nameZh}</dt>
                <dd className={`flex flex-wrap items-center gap-x-1.5 ${pressing ? 'font-medium text-critical' : ''}`}>
                  <time dateTime={at}>{monthDayTime(at)}</time>
                  {pressing && <Badge tone="critical">{messages[urgency]}</Badge>}
                </dd>
              </div>
            );
          })}
      </dl>
    </div>
  );
}
