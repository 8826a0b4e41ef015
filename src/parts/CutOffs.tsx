import type { Sailing } from '#contract/commerce.ts';
import { copy } from '#src/copy.ts';
import { dayTime, monthDayTime } from '#src/format.ts';

const hourMs = 3_600_000;
const soonHours = 24;
/** The gate's opening stands among the cut-offs, but is no deadline. */
const opening = 'EFC';

interface Props {
  cutOffs: Sailing['cutOffs'];
  /** The present in epoch milliseconds: what is left of a deadline is told from it. */
  now: number;
}

/** The deadlines of a sailing in Beijing time; those within a day are marked, in colour and in words. */
export function CutOffs({ cutOffs, now }: Props) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.4rem,1fr))] gap-x-3 gap-y-0.5 text-xs">
      {cutOffs.map((cutOff) => {
        const hours = (Date.parse(cutOff.at) - now) / hourMs;
        const pressing = hours < soonHours && cutOff.code !== opening;
        return (
          <div key={cutOff.code} className="flex flex-wrap gap-x-1.5" title={`${cutOff.nameZh} ${dayTime(cutOff.at)}`}>
            <dt className="text-ink-faint">{cutOff.nameZh.split('（')[0]}</dt>
            <dd className={pressing ? 'font-semibold text-critical' : ''}>
              {monthDayTime(cutOff.at)}
              {pressing && ` ${hours > 0 ? copy.sailings.hoursLeft(Math.floor(hours)) : copy.sailings.closed}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
