import { orderFindings } from '#contract/booking/orderFindings.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FieldPath, FormEditor } from './formContext.ts';
import { RuleBasis } from './RuleBasis.tsx';
import { fullLabelOf } from './formContext.ts';

/** Weights, volumes and densities that a specialist confirms after the order; nothing if there are none. */
export function MeasureVerdict({ editor: { service, facts } }: { editor: FormEditor }) {
  const doubts = orderFindings(service, facts).filter(({ verdict }) => verdict === 'desk');
  if (doubts.length === 0) return null;
  return (
    <Alert tone="notice" title={bookingMessages.verdicts.measures}>
      <ul className="text-sm">
        {doubts.map(({ path, findingZh, source }) => (
          <li key={path}>
            {fullLabelOf(service, path as FieldPath)}：{findingZh}
            <RuleBasis>{source}</RuleBasis>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
