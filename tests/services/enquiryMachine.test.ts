import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { withRecordedEffects } from '#flows';
import { enquiryForm } from '#tests/support/enquiry.ts';

const filled = enquiryForm();
const receipt = { enquiryNo: 'XJ2603020001', answerBy: '2026-03-03T10:00:00.000Z' };

/** An enquiry that was begun with a key, and how one that is sent gets its number. */
const begin = (form: Partial<EnquiryForm> = {}) => {
  const { machine, requests } = withRecordedEffects(enquiryMachine);
  const actor = createActor(machine, { input: { key: 'k1', form: { ...filled, ...form } } }).start();
  const sent = () => requests['sendEnquiry']?.map(({ input }) => input);
  const accept = async () => {
    requests['sendEnquiry']?.at(-1)?.resolve(receipt);
    await waitFor(actor, (snapshot) => snapshot.matches('accepted'));
  };
  return { actor, sent, accept };
};

test('another enquiry has a key of its own, and the contact filled in', async () => {
  const { actor, sent, accept } = begin();
  actor.send({ type: 'enquiry.submitted' });
  await accept();
  actor.send({ type: 'another.requested', key: 'k2' });
  actor.send({ type: 'field.changed', field: 'goods', value: '甲醇' });
  actor.send({ type: 'enquiry.submitted' });
  const another = { goods: '甲醇', unNumber: '', quantity: '', remark: '', phone: filled.phone };
  expect(sent()).toMatchObject([{ key: 'k1' }, { key: 'k2', form: another }]);
});

test('a chosen product is enquired for, in an enquiry of its own once one is sent', async () => {
  const { actor, sent, accept } = begin({ goods: '' });
  const choose = (goods: string) =>
    actor.send({ type: 'goods.chosen', key: `key of ${goods}`, fields: { goods, unNumber: '1230' } });
  choose('甲醇');
  actor.send({ type: 'enquiry.submitted' });
  choose('丙酮');
  await accept();
  choose('乙醇');
  actor.send({ type: 'enquiry.submitted' });
  expect(sent()).toMatchObject([
    { key: 'k1', form: { goods: '甲醇', unNumber: '1230', phone: filled.phone } },
    { key: 'key of 乙醇', form: { goods: '乙醇', unNumber: '1230', phone: filled.phone } },
  ]);
});

test('a field that is changed loses its problem, the others keep theirs', () => {
  const { actor } = begin({ goods: '', phone: '' });
  actor.send({ type: 'enquiry.submitted' });
  actor.send({ type: 'field.changed', field: 'goods', value: '甲醇' });
  expect(actor.getSnapshot().context.problems).toEqual({ phone: 'phoneInvalid' });
});
