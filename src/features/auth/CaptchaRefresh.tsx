import RefreshCw from 'lucide-react/icons/refresh-cw';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

/** The button that replaces a captcha by another one. */
export function CaptchaRefresh({ enabled, onPress }: { enabled: boolean; onPress: () => void }) {
  return (
    <IconButton label={loginMessages.captcha.refresh} enabled={enabled} onPress={onPress}>
      <RefreshCw className="size-4" />
    </IconButton>
  );
}
