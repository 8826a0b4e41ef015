import { opening, urgencyOf } from '#contract/rules/dates/cutOffs.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { dayTime, monthDayTime } from '#src/ui/format.ts';

const hourMs = 3_600_000;
/** Applies to dangerous goods only. */
const dangerousOnly = 'DG_DOC';

const columnClasses = import.meta.env.ENGLISH ? 'columns-[9.5rem]' : 'columns-[7.5rem]';

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
        <summary className="unfolding min-h-7 cursor-pointer list-none content-center [&::-webkit-details-marker]:hidden">
          {first && <CutOffTime cutOff={first} now={now} />}
        </summary>
      </details>
      <p
        className={`hidden ${columnClasses} gap-x-3 text-xs leading-[1.25rem] whitespace-pre-line peer-open:block lg:block`}
      >
        {shown.map((cutOff) => (
          <CutOffTime key={cutOff.code} cutOff={cutOff} now={now} />
        ))}
      </p>
    </>
  );
}

/** A time that does not break at its spaces. */
const whole = (time: string): string => (import.meta.env.ENGLISH ? time.replaceAll(' ', '\u00a0') : time);

/** A line of text: few elements, because a page has many of them. */
function CutOffTime({ cutOff, now }: { cutOff: CutOff; now: number }) {
  const { nameZh, at } = cutOff;
  const urgency = urgencyOf(cutOff, now);
  const hoursLeft = Math.floor((Date.parse(at) - now) / hourMs);
  const time = ` ${whole(monthDayTime(at))}${urgency === 'soon' ? ` ${sailingMessages.sailings.hoursLeft(hoursLeft)}` : ''}${urgency === 'passed' ? ` ${sailingMessages.sailings.closed}` : ''}`;
  return (
    <>
      <span title={`${nameZh} ${dayTime(at)}`} className="text-ink-faint">
        {nameZh.split(/（| \(| cut-off/)[0]}
      </span>
      {urgency === 'far' ? `${time}\n` : <b className="font-semibold text-critical">{`${time}\n`}</b>}
    </>
  );
}
