import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Sailing } from '#contract/search/sailing.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { CutOffs } from './CutOffs.tsx';
import type { FormEditor } from './formContext.ts';
import { StepCard } from './StepCard.tsx';

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
