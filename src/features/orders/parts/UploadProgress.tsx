import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';

interface Props {
  fileName: string;
  percent: number;
  onStop: () => void;
}

/** The upload progress of a document. */
export function UploadProgress({ fileName, percent, onStop }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-line bg-canvas px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="mb-1 flex justify-between gap-3">
          <span className="truncate">{messages.uploading(fileName)}</span>
          <span className="tabular-nums">{Math.round(percent)}%</span>
        </p>
        <ProgressBar label={messages.progress} percent={percent} />
      </div>
      <Button tone="secondary" size="sm" onClick={onStop}>
        {messages.stop}
      </Button>
    </div>
  );
}
