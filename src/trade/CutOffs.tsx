import ChevronDown from 'lucide-react/icons/chevron-down';
import { opening, urgencyOf } from '#contract/rules/dates/cutOffs.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { dayTime, monthDayTime } from '#src/ui/format.ts';

const hourMs = 3_600_000;
/** Applies to dangerous goods only. */
const dangerousOnly = 'DG_DOC';

type CutOff = Sailing['cutOffs'][number];

interface Props {
  cutOffs: Sailing['cutOffs'];
  isDanger: boolean;
  /** The current time in epoch milliseconds, for the time left. */
  now: number;
}

/**
 * The deadlines of a sailing in Beijing time; those within a day are marked by colour and text. On a narrow screen they
 * unfold from the first one.
 */
export function CutOffs({ cutOffs, isDanger, now }: Props) {
  const shown = cutOffs.filter(({ code }) => isDanger || code !== dangerousOnly);
  const [first] = shown.filter(({ code }) => code !== opening).toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      <details className="peer text-xs lg:hidden">
        <summary className="flex min-h-7 cursor-pointer list-none items-center gap-x-1.5 [&::-webkit-details-marker]:hidden">
          <span className="text-ink-soft">{sailingMessages.sailings.cutOffs}</span>
          {first && (
            <>
              <span className="text-ink-faint">{nameOf(first)}</span>
              <Time cutOff={first} now={now} />
            </>
          )}
          <ChevronDown className="size-3.5 text-ink-faint transition-transform in-[details[open]]:rotate-180" />
        </summary>
      </details>
      <dl className="hidden grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-0.5 text-xs peer-open:grid lg:grid">
        {shown.map((cutOff) => (
          <div key={cutOff.code} className="flex flex-wrap gap-x-1.5" title={`${cutOff.nameZh} ${dayTime(cutOff.at)}`}>
            <dt className="text-ink-faint">{nameOf(cutOff)}</dt>
            <Time as="dd" cutOff={cutOff} now={now} />
          </div>
        ))}
      </dl>
    </>
  );
}

const nameOf = ({ nameZh }: CutOff) => nameZh.split('（')[0];

function Time({ as: Element = 'span', cutOff, now }: { as?: 'dd' | 'span'; cutOff: CutOff; now: number }) {
  const urgency = urgencyOf(cutOff, now);
  const hoursLeft = Math.floor((Date.parse(cutOff.at) - now) / hourMs);
  return (
    <Element className={urgency === 'far' ? undefined : 'font-semibold text-critical'}>
      {monthDayTime(cutOff.at)}
      {urgency === 'soon' && ` ${sailingMessages.sailings.hoursLeft(hoursLeft)}`}
      {urgency === 'passed' && ` ${sailingMessages.sailings.closed}`}
    </Element>
  );
}
