import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import {
  enterpriseDetail,
  licenceOcr,
  licencePicture,
  uploadLicence,
  verifyEnterprise,
} from '#contract/enterprise/enterprise.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { changePassword } from '#contract/auth/password.ts';
import type { LicenceRequests } from '#machines/enterprise/licence.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import type { PasswordChangeRequests } from '#machines/auth/passwordChange.ts';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import type { KnownUser } from '#machines/auth/sessionSetup.ts';
import type { VerificationRequests } from '#machines/enterprise/verification.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { requests } from '#machines/effects.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { focusField, withBytes } from '#src/platform/pageActions.ts';
import { PasswordChange } from '#src/features/auth/PasswordChange.tsx';
import { AuthNotice } from '#src/features/enterprise/AuthNotice.tsx';
import { authNoticeOf } from '#src/features/enterprise/authNoticeEffects.ts';
import { storeApplication, typedApplication } from '#src/features/enterprise/typedApplication.ts';
import { userCenterPath } from '#src/features/enterprise/userCenterPath.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { passwordDigestOf } from '#src/api/secrets.ts';
import { OrderQueryDialog } from '#src/features/orders/orderQueryEffects.tsx';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { uploading } from '#src/app/uploading.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite } from '#src/app/siteContext.ts';

// a browser opens a new tab only right after the press: the code for it is loaded before
import('#src/features/enterprise/userCenterEffects.ts').catch(ignoreUnloadable);

const NamingDialog = lazily(async () => ({
  default: (await import('#src/features/quotes/namingEffects.tsx')).NamingDialog,
}));

const ownEnterprise = (site: Site): string | undefined => site.currentUser()?.enterpriseResp?.basicEntId;

const licenceWith = (site: Site) => {
  const { call, fetchFile } = site;
  return licenceMachine.provide({
    actors: {
      uploadLicence: uploading(async ({ file }: { file: ChosenFile }, options) =>
        call(uploadLicence, withBytes(file), options),
      ),
      ...requests<LicenceRequests>({
        fetchPicture: async ({ fileId }, { signal }) => {
          const picture = await fetchFile(licencePicture, { fileId }, { signal });
          return new File([picture], enterpriseMessages.licence.picture, { type: picture.type });
        },
        readLicence: async ({ fileId }, { signal }) => call(licenceOcr, { fileId }, { quiet: true, signal }),
        submitApplication: async ({ fileId, fields }) => {
          const submitted = await call(verifyEnterprise, { fileId, fields }, { quiet: true });
          storeApplication(ownEnterprise(site), undefined);
          return submitted;
        },
      }),
    },
    actions: {
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      storeDraft: (_, draft) => storeApplication(ownEnterprise(site), draft),
    },
  });
};

const enterpriseDetailOf = async ({ call }: Site, known: KnownUser | undefined) => {
  const basicEntId = known?.enterpriseResp?.basicEntId;
  if (basicEntId === undefined) throw new ApiError(codes.failed, enterpriseMessages.verification.unavailable);
  const detail = await call(enterpriseDetail, { basicEntId }, { quiet: true });
  return { ...detail, draft: typedApplication(basicEntId) };
};

/** The enterprise verification of the page. */
export const verificationOf = (site: Site) =>
  site.spawned('verification', () =>
    verificationMachine.provide({
      actors: {
        ...requests<VerificationRequests>({
          // a remembered session initially has the name only
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
      actors: requests<PasswordChangeRequests>({
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
          site.notify(
            'success',
            hasPassword ? identityMessages.password.changed : identityMessages.password.first.changed,
          );
          // from now on there is an old password to enter
          if (!hasPassword) site.session.send({ type: 'user.requested' });
        },
      },
    }),
  );

/**
 * The dialogs of a signed-in user: enterprise verification and its notice, change of password, orders, and the names of
 * what is kept. They are above the pages, because a dialog in a page closes when that page leaves.
 */
export default function AccountDialogs() {
  const site = useSite();
  const phone = useSelector(site.session, (state) => state.context.user?.account ?? '');
  return (
    <>
      <Verification actor={verificationOf(site)} />
      <AuthNotice actor={authNoticeOf(site)} href={userCenterPath(site.config, 'workplace')} />
      <PasswordChange actor={passwordChangeOf(site)} phone={phone} />
      <OrderQueryDialog />
      <Suspense fallback={null}>
        <NamingDialog />
      </Suspense>
    </>
  );
}
