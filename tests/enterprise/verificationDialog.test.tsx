import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import { detail, licenceRead } from '#stories/auth/identitySamples.ts';
import { application } from '#stories/tooling/models/licenceGestures.ts';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

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

  test('closed during a review, it stops polling; the mask does not close it', async () => {
    const { actor, requests } = await at('REVIEWING');
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(actor.getSnapshot().value).toEqual({ reviewing: 'waiting' });
    await named(uiMessages.close).click();
    await pass(10_000);
    expect(requests.fetchDetail).toHaveLength(1);
  });
});
