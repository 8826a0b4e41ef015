import type { Sailing } from '#contract/commerce.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { monthDayTime } from '#src/format.ts';
import { Badge } from '#src/parts/Badge.tsx';

const dayMs = 86_400_000;

/** The deadlines before a departure, earliest first; those less than a day away stand out. */
export function CutOffs({ cutOffs, now }: { cutOffs: Sailing['cutOffs']; now: Date }) {
  const words = bookingCopy.sailing;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="mb-2 flex justify-between text-xs text-ink-faint">
        <span>{words.cutOffs}</span>
        <span>{words.timeZone}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
        {cutOffs
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map(({ code, nameZh, at }) => {
            const leftMs = Date.parse(at) - now.getTime();
            const soon = leftMs < dayMs;
            return (
              <div key={code}>
                <dt className="text-sm text-ink-soft">{nameZh}</dt>
                <dd className={`flex flex-wrap items-center gap-x-1.5 ${soon ? 'font-medium text-critical' : ''}`}>
                  <time dateTime={at}>{monthDayTime(at)}</time>
                  {soon && <Badge tone="critical">{leftMs > 0 ? words.soon : words.passed}</Badge>}
                </dd>
              </div>
            );
          })}
      </dl>
    </div>
  );
}
