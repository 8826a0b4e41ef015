import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

const messages = enterpriseMessages.licence;

interface Props {
  doing: 'restoring' | 'uploading' | 'reading';
  fileName: string;
  /** The upload progress in percent. */
  percent: number;
}

/** The progress of a licence picture: uploading, reading, or fetching it again. */
export function LicenceProgress({ doing, fileName, percent }: Props) {
  return (
    <div className="flex min-h-44 flex-col justify-center gap-2 rounded-lg border border-line bg-canvas px-6 py-8">
      {doing !== 'uploading' ? (
        <output className="flex items-center justify-center gap-2">
          <Spinner className="text-lg text-brand-600" />
          {messages[doing]}
        </output>
      ) : (
        <>
          <p className="flex justify-between gap-4">
            <span className="truncate">{messages.uploading(fileName)}</span>
            <span className="tabular-nums">{Math.round(percent)}%</span>
          </p>
          <ProgressBar label={messages.uploadProgress} percent={percent} />
        </>
      )}
    </div>
  );
}
