import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { Quote } from '#contract/services/quote.ts';
import { tightMessages } from '#src/features/search/messages/shippingFcl.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { problemText } from '#src/ui/messages/problems.ts';
import type { FieldPath, FormProblems } from '#src/features/booking/form/formContext.ts';
import { fullLabelOf } from '#src/features/booking/form/formContext.ts';
import type { Step } from '#src/features/booking/form/steps.ts';
import { inPageOrder } from '#src/features/booking/form/steps.ts';

const unavailableMessages = bookingMessages.unavailable;

interface NoticesProps {
  draft: OrderDraft;
  /** Continues to the choice of another quote. */
  onGoOn: () => void;
}

/** The draft of a quote that is gone, with a button to continue it on another. */
export function StoredDraft({ draft: { titleZh, form }, onGoOn }: NoticesProps) {
  const cargo = form.cargo.map(({ nameZh, dangerous, packages, grossKg, volumeM3 }) => [
    nameZh,
    dangerous?.unNumber && `UN ${dangerous.unNumber}`,
    packages && `${packages} ${bookingMessages.cargo.packages}`,
    grossKg && `${grossKg} kg`,
    volumeM3 && `${volumeM3} m³`,
  ]);
  const parties = [form.shipper?.name, form.consignee?.name, form.bookingContact.name];
  const typed = [...cargo, parties].map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean);
  return (
    <Alert tone="info" title={unavailableMessages.stored} className="mt-4">
      <p>{unavailableMessages.storedText}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{titleZh}</li>
        {typed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={onGoOn}>
        {form.line === 'fcl' ? unavailableMessages.goOn.fcl : unavailableMessages.goOn.other}
      </Button>
    </Alert>
  );
}

interface TightNoticeProps {
  /** Absent, or without a reason, if there is time. */
  quote: Pick<Quote, 'tightZh'>;
  /** Whether to say what follows from it as well. */
  inFull?: boolean;
}

/** Says that the sailing's deadlines are near; nothing if they are not. */
export function TightNotice({ quote: { tightZh }, inFull = false }: TightNoticeProps) {
  if (tightZh === undefined) return null;
  const reason = sailingMessages.sailings.tight(tightZh);
  if (!inFull) return <p className="text-sm text-notice">{reason}</p>;
  return (
    <Alert tone="notice" title={reason}>
      {tightMessages.text}{' '}
      <a href="#step-quote" className="text-brand-700 underline">
        {bookingMessages.tightCutOffs}
      </a>
    </Alert>
  );
}

interface ProblemSummaryProps {
  service: ServiceDefinition;
  steps: readonly Step[];
  problems: FormProblems;
}

/** All problems that keep the order from being placed, each with a link to its field. */
export function ProblemSummary({ service, steps, problems }: ProblemSummaryProps) {
  const wrong = inPageOrder(steps, problems);
  if (wrong.length === 0) return null;
  return (
    <Alert tone="critical" title={bookingMessages.problems(wrong.length)}>
      <ul className="max-h-32 overflow-y-auto">
        {wrong.map(([path, problem]) => (
          <li key={path}>
            <a href={`#field-${path}`} className="inline-block min-h-6 hover:underline">
              {fullLabelOf(service, path as FieldPath)} <span className="text-critical">{problemText(problem)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
