import type { LoginActor } from '#machines/auth/login.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { linkLook } from './linkLook.ts';
import { useLoginField } from './useLoginField.ts';

const { agree, and, texts } = loginCopy.login;

/** The tick under a form, and beside it the texts it speaks of, each opening for reading. */
export function AgreementTick({ actor }: { actor: LoginActor }) {
  const { value, problem, change } = useLoginField(actor, 'isAgree');
  const title = (text: keyof typeof texts) => (
    <button type="button" className={linkLook} onClick={() => actor.send({ type: 'text.opened', text })}>
      {texts[text]}
    </button>
  );
  return (
    <div className="flex min-h-12 flex-wrap content-start items-start pl-6 text-base leading-6 [&_label]:-ml-6 [&_p]:order-last [&_p]:basis-full">
      <Checkbox className="contents" name="isAgree" checked={value} onChange={change} problem={problem}>
        {agree}
        <span className="sr-only">
          {texts.userAgreement}
          {and}
          {texts.privacy}
        </span>
      </Checkbox>
      {title('userAgreement')}
      {and}
      {title('privacy')}
    </div>
  );
}
