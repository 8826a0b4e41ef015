import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { linkClasses } from './linkClasses.ts';
import { useLoginField } from './useLoginField.ts';

const { agree, and, texts } = loginMessages.login;

/** The agreement checkbox under a form, with links that open the texts. */
export function AgreementTick({ actor }: { actor: LoginActor }) {
  const { value, problem, change } = useLoginField(actor, 'isAgree');
  const title = (text: keyof typeof texts) => (
    <button
      type="button"
      value={text}
      className={linkClasses}
      onClick={() => actor.send({ type: 'text.opened', text })}
    >
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
