import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { sailingWords } from '#src/features/search/sailingFilterMessages.ts';

/** That an address asks for a page after the last one. */
export function PastPage({ onFirst }: { onFirst: () => void }) {
  return (
    <Alert
      tone="info"
      title={sailingWords.past}
      action={
        <Button tone="secondary" size="sm" onClick={onFirst}>
          {sailingWords.firstPage}
        </Button>
      }
    />
  );
}
