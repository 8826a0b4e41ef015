import { Alert } from '#src/parts/Alert.tsx';
import { Button } from '#src/parts/Button.tsx';
import { sailingWords } from './sailingWords.ts';

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
