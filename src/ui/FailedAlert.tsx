import { copy } from './messages.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

/** What could not be fetched, and another try. */
export function FailedAlert({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      tone="critical"
      action={
        <Button tone="secondary" size="sm" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
