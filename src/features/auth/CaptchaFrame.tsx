import type { ReactNode } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { loginMessages } from '#src/features/auth/messages.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';

/** The data URL of a captcha picture; servers send PNG, JPEG or WebP without saying which, some with trailing NULs. */
export const captchaSource = (base64: string): string => `data:image/png;base64,${base64.replaceAll('\0', '')}`;

/** The button that replaces a captcha by another one. */
export function CaptchaRefresh({ enabled, onPress }: { enabled: boolean; onPress: () => void }) {
  return (
    <IconButton label={loginMessages.captcha.refresh} enabled={enabled} onPress={onPress}>
      <RefreshCw className="size-4" />
    </IconButton>
  );
}

/** The result of a check and its message. */
interface Verdict {
  passed: boolean;
  text: string;
}

interface Props {
  loading: boolean;
  /** The reason why there is no picture. */
  problem: string | undefined;
  verdict: Verdict | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** The picture area of a captcha: the loading state, the failure, and the result over the picture. */
export function CaptchaFrame({ loading, problem, verdict, onRetry, children }: Props) {
  return (
    <div className="relative aspect-[310/155] overflow-hidden rounded-sm bg-sunken">
      {children}
      {loading && <Skeleton className="h-full" />}
      {problem !== undefined && (
        <div className="flex h-full flex-col items-center justify-center gap-3 p-4 text-center">
          <p className="text-sm text-critical">{problem}</p>
          <Button tone="secondary" size="sm" onClick={onRetry}>
            {uiMessages.retry}
          </Button>
        </div>
      )}
      {verdict && (
        <p
          className={`absolute inset-x-0 bottom-0 border-t-4 bg-surface/95 px-2 py-1 text-sm font-medium ${verdict.passed ? 'border-captcha-passed text-success' : 'border-captcha-failed text-critical'}`}
        >
          {verdict.text}
        </p>
      )}
    </div>
  );
}
