import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Sailing } from '#contract/search/sailing.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime, monthDayTime } from '#src/ui/format.ts';
import type { FormEditor } from './formContext.ts';
import { StepCard } from './StepCard.tsx';
import { urgencyOf } from '#contract/rules/dates/cutOffs.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** The deadlines before a departure, earliest first; those less than a day away are emphasised. */
function CutOffs({ cutOffs, now }: { cutOffs: Sailing['cutOffs']; now: Date }) {
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

interface Props {
  sailing: Sailing;
  editor: FormEditor;
}

/** The booked departure and its deadlines. */
export function SailingStep({ sailing, editor }: Props) {
  const messages = bookingMessages.sailing;
  const facts = [
    [messages.carrier, `${sailing.carrierZh} ${sailing.service}`],
    [messages.vessel, `${sailing.vessel} ${sailing.voyage}`],
    [messages.freeDays, messages.days(sailing.freeDays)],
    [messages.acceptedClasses, sailing.acceptedClasses.join('、') || messages.noClasses],
  ] as const;
  return (
    <StepCard id="quote" editor={editor}>
      <div className="grid grid-cols-[minmax(0,auto)_1fr_minmax(0,auto)] items-center gap-x-2 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        <Port
          name={sailing.orgPort}
          code={sailing.orgPortCode}
          label={messages.departure}
          at={sailing.estimatedTimeOfDeparture}
        />
        <div className="flex flex-col items-center text-xs whitespace-nowrap text-ink-soft">
          {sailing.viaPort ? messages.via(sailing.viaPort) : messages.direct}
          <ArrowRight className="size-5 text-brand-600" />
          {messages.transit(sailing.transitDays)}
        </div>
        <Port
          name={sailing.dstPort}
          code={sailing.dstPortCode}
          label={messages.arrival}
          at={sailing.estimatedTimeOfArrival}
        />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CutOffs cutOffs={sailing.cutOffs} now={editor.now} />
    </StepCard>
  );
}

function Port({ name, code, label, at }: { name: string; code: string; label: string; at: string }) {
  const [day, hour] = dayTime(at).split(' ');
  return (
    <div>
      <p className="font-semibold">
        <span className="text-lg">{name}</span> <span className="text-xs font-normal text-ink-soft">{code}</span>
      </p>
      <p className="text-sm text-ink-soft">{label}</p>
      <time dateTime={at} className="font-medium">
        <span className="whitespace-nowrap">{day}</span> {hour}
      </time>
    </div>
  );
}
