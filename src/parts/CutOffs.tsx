import { urgencyOf } from '#contract/rules/cutOffs.ts';
import type { Sailing } from '#contract/sailing.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { dayTime, monthDayTime } from '#src/format.ts';

const hourMs = 3_600_000;
/** Only dangerous goods are declared before they are loaded. */
const dangerousOnly = 'DG_DOC';

interface Props {
  cutOffs: Sailing['cutOffs'];
  isDanger: boolean;
  /** The present in epoch milliseconds: what is left of a deadline is told from it. */
  now: number;
}

/** The deadlines of a sailing in Beijing time; those within a day are marked, in colour and in words. */
export function CutOffs({ cutOffs, isDanger, now }: Props) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.4rem,1fr))] gap-x-3 gap-y-0.5 text-xs">
      {cutOffs
        .filter(({ code }) => isDanger || code !== dangerousOnly)
        .map((cutOff) => {
          const urgency = urgencyOf(cutOff, now);
          const hoursLeft = Math.floor((Date.parse(cutOff.at) - now) / hourMs);
          return (
            <div
              key={cutOff.code}
              className="flex flex-wrap gap-x-1.5"
              title={`${cutOff.nameZh} ${dayTime(cutOff.at)}`}
            >
              <dt className="text-ink-faint">{cutOff.nameZh.split('（')[0]}</dt>
              <dd className={urgency === 'far' ? '' : 'font-semibold text-critical'}>
                {monthDayTime(cutOff.at)}
                {urgency === 'soon' && ` ${sailingCopy.sailings.hoursLeft(hoursLeft)}`}
                {urgency === 'passed' && ` ${sailingCopy.sailings.closed}`}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
