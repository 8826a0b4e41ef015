import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { limits } from '#contract/protocol/limits.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { captchaSource } from './captchaSource.ts';

interface Props {
  challenge: CaptchaChallenge;
  /** Left edge of the piece in the wire's frame, 310 wide. */
  x: number;
  /** Whether the piece moves with a transition, as when it is reset. */
  gliding: boolean;
}

const percent = (part: number) => `${(part / limits.captchaWidth) * 100}%`;

/** The picture with its gap and the piece over it, as wide as its container. */
export function CaptchaPicture({ challenge, x, gliding }: Props) {
  return (
    <>
      <img
        src={captchaSource(challenge.originalImageBase64)}
        alt={loginMessages.captcha.picture}
        draggable={false}
        className="size-full select-none"
      />
      {challenge.jigsawImageBase64 && (
        <img
          src={captchaSource(challenge.jigsawImageBase64)}
          alt=""
          draggable={false}
          style={{ left: percent(x), width: percent(limits.captchaPieceWidth) }}
          className={`absolute inset-y-0 h-full select-none ${gliding ? 'transition-[left] duration-300' : ''}`}
        />
      )}
    </>
  );
}
