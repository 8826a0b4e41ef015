import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

/** A failed request, with a retry button. */
export function FailedAlert({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      tone="critical"
      action={
        <Button tone="secondary" size="sm" onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
