import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const messages = bookingMessages.unavailable;

interface Props {
  draft: OrderDraft;
  /** Continues to the choice of another quote. */
  onGoOn: () => void;
}

/** The draft of a quote that is gone, with a button to continue it on another. */
export function StoredDraft({ draft: { titleZh, form }, onGoOn }: Props) {
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
    <Alert tone="info" title={messages.stored} className="mt-4">
      <p>{messages.storedText}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{titleZh}</li>
        {typed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={onGoOn}>
        {form.line === 'fcl' ? messages.goOn.fcl : messages.goOn.other}
      </Button>
    </Alert>
  );
}
