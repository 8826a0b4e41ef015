import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const words = bookingCopy.unavailable;

interface Props {
  draft: OrderDraft;
  /** On to where another offer is chosen for it. */
  onGoOn: () => void;
}

/** What was typed for an offer that is gone, and the way to go on with it. */
export function KeptDraft({ draft: { titleZh, form }, onGoOn }: Props) {
  const cargo = form.cargo.map(({ nameZh, dangerous, packages, grossKg, volumeM3 }) => [
    nameZh,
    dangerous?.unNumber && `UN ${dangerous.unNumber}`,
    packages && `${packages} ${bookingCopy.cargo.packages}`,
    grossKg && `${grossKg} kg`,
    volumeM3 && `${volumeM3} m³`,
  ]);
  const parties = [form.shipper?.name, form.consignee?.name, form.bookingContact.name];
  const typed = [...cargo, parties].map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean);
  return (
    <Alert tone="info" title={words.kept} className="mt-4">
      <p>{words.keptText}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{titleZh}</li>
        {typed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={onGoOn}>
        {form.line === 'fcl' ? words.goOn.fcl : words.goOn.other}
      </Button>
    </Alert>
  );
}
