import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from './Alert.tsx';

/** A link that was shared and has ended: only its sender can help. */
export function LinkEnded() {
  return (
    <Alert tone="notice" title={uiMessages.linkEnded.title} className="w-full">
      {uiMessages.linkEnded.text}
    </Alert>
  );
}
