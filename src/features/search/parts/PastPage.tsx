import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { filterMessages } from '#src/features/search/messages/filters.ts';

/** Shown for an address with a page number after the last page. */
export function PastPage({ onFirst }: { onFirst: () => void }) {
  return (
    <Alert
      tone="info"
      title={filterMessages.past}
      action={
        <Button tone="secondary" size="sm" onClick={onFirst}>
          {filterMessages.firstPage}
        </Button>
      }
    />
  );
}
