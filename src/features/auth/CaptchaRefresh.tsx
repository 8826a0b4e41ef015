import RefreshCw from 'lucide-react/icons/refresh-cw';
import { loginCopy } from './loginMessages.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

/** The button that replaces a captcha by another one. */
export function CaptchaRefresh({ enabled, onPress }: { enabled: boolean; onPress: () => void }) {
  return (
    <IconButton label={loginCopy.captcha.refresh} enabled={enabled} onPress={onPress}>
      <RefreshCw className="size-4" />
    </IconButton>
  );
}
