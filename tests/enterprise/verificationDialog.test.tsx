import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { detail, licenceRead, reason } from '#stories/auth/identitySamples.ts';
import { application } from '#stories/tooling/models/licenceGestures.ts';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = enterpriseMessages.verification;

const view = (actor: VerificationActor) => <Verification actor={actor} />;
const at = async (status?: AuditStatus) => {
  const licence = application();
  const staged = renderMachine(verificationMachine, undefined, view, { licence: licence.machine });
  const respond = async (next: AuditStatus) => {
    staged.requests.fetchDetail?.at(-1)?.resolve(detail(next));
    await settled();
  };
  staged.actor.send({ type: 'verification.requested' });
  await settled();
  if (status) await respond(status);
  return { ...staged, respond, licence };
};

describe('specification 4 and 6: the authentication dialog', () => {
  test('an enterprise that never applied applies; its licence goes to review', async () => {
    const { actor, licence } = await at('NONE');
    await licence.finish();
    expect(actor.getSnapshot().value).toEqual({ reviewing: 'waiting' });
    await expect.element(page.getByRole('heading', { name: messages.reviewing.title })).toBeVisible();
  });

  test('a review is polled every 3 s until it is decided; then the user is reloaded', async () => {
    const { requests, effects, respond } = await at('REVIEWING');
    await pass(2_999);
    expect(requests.fetchDetail).toHaveLength(1);
    await pass(1);
    expect(requests.fetchDetail).toHaveLength(2);
    await respond('REVIEWING');
    await pass(3_000);
    expect(requests.fetchDetail).toHaveLength(3);
    expect(effects).toEqual([]);
    await respond('PASS');
    expect(effects.map(({ name }) => name)).toEqual(['refreshUser']);
    await expect.element(page.getByText(licenceRead.fields.enterpriseName)).toBeVisible();
    await pass(10_000);
    expect(requests.fetchDetail).toHaveLength(3);
  });

  test('a rejection shows its reason, and that orders are cancelled after two days; the input stays', async () => {
    const { licence } = await at('REJECTED');
    await expect.element(page.getByText(messages.rejected.reason(reason))).toBeVisible();
    await expect.element(page.getByText(/订单将在下单两天后自动取消/)).toBeVisible();
    await named(messages.rejected.again).click();
    expect(licence.requests.fetchPicture?.at(-1)?.input).toMatchObject({ fileId: 'f1' });
    await licence.restore();
    await expect.element(page.getByRole('img', { name: enterpriseMessages.licence.picture })).toBeVisible();
    await expect.element(page.getByText(messages.rejected.reason(reason))).toBeVisible();
    await licence.submit();
    expect(licence.requests.uploadLicence).toBeUndefined();
    expect(licence.requests.submitApplication?.at(-1)?.input).toMatchObject({
      fileId: 'f1',
      fields: licenceRead.fields,
    });
  });

  test('closed during a review, it stops polling; the mask does not close it', async () => {
    const { actor, requests } = await at('REVIEWING');
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(actor.getSnapshot().value).toEqual({ reviewing: 'waiting' });
    await named(uiMessages.close).click();
    await pass(10_000);
    expect(requests.fetchDetail).toHaveLength(1);
  });
});
