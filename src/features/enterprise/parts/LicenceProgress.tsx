import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

const words = identityCopy.licence;

interface Props {
  doing: 'restoring' | 'uploading' | 'reading';
  fileName: string;
  /** How much has been uploaded. */
  percent: number;
}

/** A licence's picture on its way: how much is uploaded, that it is being read, or fetched again. */
export function LicenceProgress({ doing, fileName, percent }: Props) {
  return (
    <div className="flex min-h-44 flex-col justify-center gap-2 rounded-lg border border-line bg-canvas px-6 py-8">
      {doing !== 'uploading' ? (
        <output className="flex items-center justify-center gap-2">
          <Spinner className="text-lg text-brand-600" />
          {words[doing]}
        </output>
      ) : (
        <>
          <p className="flex justify-between gap-4">
            <span className="truncate">{words.uploading(fileName)}</span>
            <span className="tabular-nums">{Math.round(percent)}%</span>
          </p>
          <ProgressBar label={words.uploadProgress} percent={percent} />
        </>
      )}
    </div>
  );
}
