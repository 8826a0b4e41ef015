import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { problemWords } from '#src/ui/messages.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { air } from '#src/features/services/content/airContent.ts';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { enquiryForm, keptEnquiry } from '#stories/services/serviceSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { stage } from '#tests/support/walk.tsx';

aroundEachTest();

const words = lineWords.enquiry;
const view = (actor: EnquiryActor) => (
  <Enquiry actor={actor} content={air} submit={words.submit} deployment={siteDefaults} newKey={() => 'k2'} />
);
const at = (form: Partial<EnquiryForm> = {}) =>
  stage(enquiryMachine, { key: 'k1', form: { ...enquiryForm, ...form } }, view);
const field = (label: string) => page.getByLabelText(label);
const submit = () => page.getByRole('button', { name: words.submit });

describe('an enquiry', () => {
  test('goods count as dangerous until told otherwise; an unknown nature can be said', async () => {
    const { actor } = at(blankEnquiry('air'));
    await expect.element(page.getByRole('radio', { name: '是', exact: true })).toBeChecked();
    await page.getByText('不清楚', { exact: true }).click();
    expect(actor.getSnapshot().context.form.isDanger).toBe('UNKNOWN');
  });

  test('goods, contact and phone are required; what is wrong stands at its field and is gone to', async () => {
    const { asked, told } = at({ goods: '', contactName: ' ', phone: '1381234567', email: 'chen@', unNumber: '12' });
    await submit().click();
    for (const name of ['goods', 'contactName'] as const)
      await expect.element(field(words[name])).toHaveAccessibleDescription(`请输入${words[name]}`);
    await expect.element(field(words.phone)).toHaveAccessibleDescription(problemWords.phoneInvalid);
    await expect.element(field(words.email)).toHaveAccessibleDescription(problemWords.emailInvalid);
    await expect
      .element(field(words.unNumber))
      .toHaveAccessibleDescription(`${words.unHint} ${problemWords.unNumberInvalid}`);
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
    expect(asked).toEqual({});
  });

  test('a field that is typed in anew loses its problem', async () => {
    at({ goods: '', phone: '' });
    await submit().click();
    await field(words.goods).fill('甲醇');
    await expect.element(field(words.goods)).not.toHaveAttribute('aria-invalid');
    await expect.element(field(words.phone)).toHaveAttribute('aria-invalid', 'true');
  });

  test('it is sent once, by the enter key as well, with all that was typed and one key', async () => {
    const { asked } = at({ remark: '' });
    await field(words.remark).fill('5 月 8 日货好');
    await field(words.phone).click();
    await userEvent.keyboard('{Enter}');
    await submit().click();
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    expect(asked.sendEnquiry?.map(({ input }) => input)).toEqual([
      { key: 'k1', form: { ...enquiryForm, remark: '5 月 8 日货好' } },
    ]);
    await expect.element(field(words.goods)).toHaveAttribute('readonly');
  });

  test('a refusal is told in the service’s words, any other failure in ours; nothing typed is lost', async () => {
    const { asked } = at();
    await submit().click();
    asked.sendEnquiry?.at(-1)?.fail(new Refusal(codes.tooMany, '提交过于频繁'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('提交过于频繁');
    await expect.element(field(words.remark)).toHaveValue(enquiryForm.remark);
    await submit().click();
    asked.sendEnquiry?.at(-1)?.fail(new Error('offline'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed);
    expect(asked.sendEnquiry?.map(({ input }) => (input as { key: string }).key)).toEqual(['k1', 'k1']);
  });

  test('kept, it shows its number and by when it is answered, and has the focus', async () => {
    const { asked } = at();
    await submit().click();
    asked.sendEnquiry?.at(-1)?.answer(keptEnquiry);
    await settled();
    await expect.element(page.getByText(keptEnquiry.enquiryNo)).toBeVisible();
    await expect.element(page.getByText(words.answerBy('2026-03-03 10:00'))).toBeVisible();
    await expect.element(page.getByText(air.afterwards[0]!)).toBeVisible();
    expect(document.activeElement?.textContent).toContain(keptEnquiry.enquiryNo);
  });

  test('another begins with the contact filled in, under a key of its own, and has the focus', async () => {
    const { asked } = at();
    await submit().click();
    asked.sendEnquiry?.at(-1)?.answer(keptEnquiry);
    await settled();
    await page.getByRole('button', { name: words.another }).click();
    await expect.element(field(words.phone)).toHaveValue(enquiryForm.phone);
    await expect.element(field(words.goods)).toHaveValue('');
    expect(document.activeElement?.contains(field(words.goods).element())).toBe(true);
    await field(words.goods).fill('甲醇');
    await submit().click();
    expect(asked.sendEnquiry?.at(-1)?.input).toMatchObject({ key: 'k2', form: { goods: '甲醇' } });
  });

  test('it says what the contact is used for, and the whole privacy notice can be read there', async () => {
    // it comes when it is asked for; here it is there already
    await import('#src/features/services/enquiry/PrivacyText.tsx');
    at();
    await expect.element(page.getByText(words.privacy)).toBeVisible();
    await page.getByText(words.privacyText).click();
    // the text comes when it comes, and React lets its placeholder stand for a moment
    await expect
      .poll(() => pass(100).then(() => page.getByRole('region', { name: '隐私政策' }).query()), { timeout: 4_000 })
      .toBeVisible();
    await expect.element(page.getByText('二、我们收集的信息与用途')).toBeInTheDocument();
  });
});
