import { useSelector } from '@xstate/react';
import {
  enterpriseDetail,
  licenceOcr,
  licencePicture,
  uploadLicence,
  verifyEnterprise,
} from '#contract/enterprise/enterprise.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { changePassword } from '#contract/auth/user.ts';
import type { LicenceAsks } from '#machines/enterprise/licence.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import type { PasswordChangeAsks } from '#machines/auth/passwordChange.ts';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import type { KnownUser } from '#machines/auth/session.ts';
import type { VerificationAsks } from '#machines/enterprise/verification.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { answers } from '#machines/effects.ts';
import { focusField } from '#src/platform/browser.ts';
import { PasswordChange } from '#src/features/auth/PasswordChange.tsx';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { passwordDigestOf } from '#src/api/secrets.ts';
import { OrderQueryDialog } from '#src/features/orders/orderQueryEffects.tsx';
import type { Site } from './siteContext.ts';
import { useSite } from './siteContext.ts';

const licenceWith = ({ call, fetchFile }: Site) =>
  licenceMachine.provide({
    actors: answers<LicenceAsks>({
      uploadLicence: async ({ file, report }, { signal }) =>
        // the file input gave a File, of which the machine knows no more than name, size and type
        call(uploadLicence, file as unknown as Uint8Array<ArrayBuffer>, { quiet: true, signal, onUploaded: report }),
      fetchPicture: async ({ fileId }, { signal }) => {
        const picture = await fetchFile(licencePicture, { fileId }, { signal });
        return new File([picture], identityCopy.licence.picture, { type: picture.type });
      },
      readLicence: async ({ fileId }, { signal }) => call(licenceOcr, { fileId }, { quiet: true, signal }),
      submitApplication: async ({ fileId, fields }) => call(verifyEnterprise, { fileId, fields }, { quiet: true }),
    }),
    actions: { focusProblem: (_, { problems }) => focusField(Object.keys(problems)) },
  });

const enterpriseDetailOf = async ({ call }: Site, known: KnownUser | undefined) => {
  const basicEntId = known?.enterpriseResp?.basicEntId;
  if (basicEntId === undefined) throw new Refusal(codes.failed, identityCopy.verification.unavailable);
  return call(enterpriseDetail, { basicEntId }, { quiet: true });
};

/** The enterprise verification of the page. */
export const verificationOf = (site: Site) =>
  site.spawned('verification', () =>
    verificationMachine.provide({
      actors: {
        ...answers<VerificationAsks>({
          // of a session that was remembered only the name is known at first
          fetchDetail: async () => enterpriseDetailOf(site, await site.knownUser()),
        }),
        licence: licenceWith(site),
      },
      actions: { refreshUser: () => site.session.send({ type: 'user.requested' }) },
    }),
  );

/** The change of password of the page. */
export const passwordChangeOf = (site: Site) =>
  site.spawned('passwordChange', () =>
    passwordChangeMachine.provide({
      actors: answers<PasswordChangeAsks>({
        changePassword: async ({ oldPassword, newPassword }) => {
          const phone = site.currentUser()?.account ?? '';
          return site.call(
            changePassword,
            {
              ...(oldPassword === '' ? {} : { oldPassword: passwordDigestOf(phone, oldPassword) }),
              newPassword: passwordDigestOf(phone, newPassword),
            },
            { quiet: true },
          );
        },
      }),
      actions: {
        focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
        announceChanged: (_, { hasPassword }) => {
          site.notify('success', hasPassword ? identityCopy.password.changed : identityCopy.password.first.changed);
          // from now on there is an old one to ask for
          if (!hasPassword) site.session.send({ type: 'user.requested' });
        },
      },
    }),
  );

/** The dialogs of a signed-in user: enterprise verification, change of password, order query. */
export default function AccountDialogs() {
  const site = useSite();
  const phone = useSelector(site.session, (state) => state.context.user?.account ?? '');
  return (
    <>
      <Verification actor={verificationOf(site)} />
      <PasswordChange actor={passwordChangeOf(site)} phone={phone} />
      <OrderQueryDialog />
    </>
  );
}
