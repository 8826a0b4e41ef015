import type { LoginActor } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { AgreementTick } from './AgreementTick.tsx';
import { CodeField } from './CodeField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useLoginField } from './useLoginField.ts';

const { accountType: label, accountTypes, providers, share } = loginMessages.login;

/** loginType 2: a new account, with the agreement and a separate consent to share data, which is never preselected. */
export function RegisterForm({ actor }: { actor: LoginActor }) {
  const accountType = useLoginField(actor, 'accountType');
  const shareConsent = useLoginField(actor, 'shareConsent');
  return (
    <>
      <PhoneField actor={actor} autoComplete="username" />
      <CodeField actor={actor} purpose="user_sign" />
      <NewPasswordFields actor={actor} label={loginMessages.login.password} />
      <RadioGroup
        className="mb-3"
        label={label}
        name="accountType"
        value={accountType.value}
        options={accountTypes}
        onChange={accountType.change}
      />
      <AgreementTick actor={actor} />
      <Checkbox
        className="mb-3 [&_label]:text-sm [&_label]:text-ink-soft"
        name="shareConsent"
        checked={shareConsent.value}
        onChange={shareConsent.change}
      >
        {share(providers.signing, providers.lookup)}
      </Checkbox>
    </>
  );
}
