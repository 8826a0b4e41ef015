import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';

const none: EnterpriseDetail = { status: 'NONE', reason: null, submittedAt: null, fields: null, fileId: null };

test('an application that is closed before it is submitted is there when it is opened again', async () => {
  const fetchDetail = fromPromise<EnterpriseDetail, undefined>(async () => none);
  const actor = createActor(verificationMachine.provide({ actors: { fetchDetail } })).start();
  const draft = { fields: { ...noLicenceFields, enterpriseName: '示例公司' }, fileId: 'f1' };
  actor.send({ type: 'verification.requested' });
  await waitFor(actor, (state) => state.matches('applying'));
  actor.send({ type: 'dialog.closed', draft });
  actor.send({ type: 'verification.requested' });
  const { children } = await waitFor(actor, (state) => state.matches('applying'));
  expect(children.licence?.getSnapshot().context).toMatchObject(draft);
});
