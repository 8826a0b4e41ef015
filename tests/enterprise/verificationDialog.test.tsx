import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { copy } from '#src/ui/messages.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { detail, licenceRead, reason } from '#stories/auth/identitySamples.ts';
import { application } from '#stories/tooling/models/licenceHands.ts';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { stage } from '#tests/support/walk.tsx';

aroundEachTest();

const words = identityCopy.verification;

const view = (actor: VerificationActor) => <Verification actor={actor} />;
const at = async (status?: AuditStatus) => {
  const licence = application();
  const staged = stage(verificationMachine, undefined, view, { licence: licence.machine });
  const answer = async (next: AuditStatus) => {
    staged.asked.fetchDetail?.at(-1)?.answer(detail(next));
    await settled();
  };
  staged.actor.send({ type: 'verification.requested' });
  await settled();
  if (status) await answer(status);
  return { ...staged, answer, licence };
};

describe('specification 4 and 6: the authentication dialog', () => {
  test('an enterprise that never applied applies; its licence goes to review', async () => {
    const { actor, licence } = await at('NONE');
    await licence.finish();
    expect(actor.getSnapshot().value).toEqual({ reviewing: 'waiting' });
    await expect.element(page.getByRole('heading', { name: words.reviewing.title })).toBeVisible();
  });

  test('a review is asked after every 3 s until it is decided; then the user is loaded anew', async () => {
    const { asked, told, answer } = await at('REVIEWING');
    await pass(2_999);
    expect(asked.fetchDetail).toHaveLength(1);
    await pass(1);
    expect(asked.fetchDetail).toHaveLength(2);
    await answer('REVIEWING');
    await pass(3_000);
    expect(asked.fetchDetail).toHaveLength(3);
    expect(told).toEqual([]);
    await answer('PASS');
    expect(told.map(({ name }) => name)).toEqual(['refreshUser']);
    await expect.element(page.getByText(licenceRead.fields.enterpriseName)).toBeVisible();
    await pass(10_000);
    expect(asked.fetchDetail).toHaveLength(3);
  });

  test('a rejection says why, and that orders are cancelled after two days; what was filled in is kept', async () => {
    const { licence } = await at('REJECTED');
    await expect.element(page.getByText(words.rejected.reason(reason))).toBeVisible();
    await expect.element(page.getByText(/订单将在下单两天后自动取消/)).toBeVisible();
    await named(words.rejected.again).click();
    expect(licence.asked.fetchPicture?.at(-1)?.input).toMatchObject({ fileId: 'f1' });
    await licence.restore();
    await expect.element(page.getByRole('img', { name: identityCopy.licence.picture })).toBeVisible();
    await expect.element(page.getByText(words.rejected.reason(reason))).toBeVisible();
    await licence.submit();
    expect(licence.asked.uploadLicence).toBeUndefined();
    expect(licence.asked.submitApplication?.at(-1)?.input).toMatchObject({
      fileId: 'f1',
      fields: licenceRead.fields,
    });
  });

  test('an enterprise that passed reads so', async () => {
    const { actor } = await at('PASS');
    await expect.element(page.getByText(words.passed.lead)).toBeVisible();
    await named(words.passed.done).click();
    expect(actor.getSnapshot().value).toBe('closed');
  });

  test('specification 8: where the status cannot be had, the server’s words say so and it can be asked again', async () => {
    const { asked, answer } = await at();
    asked.fetchDetail?.at(-1)?.fail(new Refusal(codes.failed, '抱歉，服务器正忙！'));
    await settled();
    await expect.element(page.getByText('抱歉，服务器正忙！')).toBeVisible();
    await named(words.retry).click();
    await answer('PASS');
    await expect.element(page.getByText(words.passed.lead)).toBeVisible();
  });

  test('closed while a review goes on, it asks no more; it does not close by the mask', async () => {
    const { actor, asked } = await at('REVIEWING');
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(actor.getSnapshot().value).toEqual({ reviewing: 'waiting' });
    await named(copy.close).click();
    await pass(10_000);
    expect(asked.fetchDetail).toHaveLength(1);
  });
});
