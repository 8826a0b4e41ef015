import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from './Alert.tsx';
import { Button } from './buttons/Button.tsx';

interface Props {
  title?: string;
  message: string;
  className?: string;
  onRetry: () => void;
}

/** A failed request, with a retry button. */
export function FailedAlert({ title, message, className, onRetry }: Props) {
  return (
    <Alert
      tone="critical"
      title={title}
      className={className}
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
