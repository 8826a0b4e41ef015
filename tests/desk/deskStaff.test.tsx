import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import type { DeskStaffActor } from '#machines/desk/deskStaff.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import { DeskStaff } from '#src/features/desk/DeskStaff.tsx';
import { staffMessages as messages } from '#src/features/desk/messages/staff.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { administrator, deskOrigin } from '#stories/desk/deskSamples.ts';
import { issued, members } from '#stories/desk/peopleSamples.ts';
import model from '#stories/tooling/models/DeskStaff.tsx';
import { withRecordedEffects } from '#stories/tooling/player/recordedEffects.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const view = (actor: DeskStaffActor) => <DeskStaff actor={actor} login={administrator.login} origin={deskOrigin} />;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const { fields, forms } = deskMessages;

/** The page with its people. */
const opened = async () => {
  const form = withRecordedEffects(deskFormMachine);
  const { requests } = renderMachine(deskStaffMachine, undefined, view, { form: form.machine });
  requests.fetchStaff?.at(-1)?.resolve(members);
  await settled();
  return { requests, sent: form.requests };
};

test('a colleague is added by login, name and role, and gets a link that is shown until it is passed on', async () => {
  const { requests, sent } = await opened();
  await button(messages.add).click();
  await button(forms.staffAdding.submit).click();
  expect(sent.sendForm).toBeUndefined();
  await expect.element(page.getByRole('combobox', { name: fields.role })).toHaveAccessibleDescription(/请选择/);
  await page.getByLabelText(fields.login).fill('Liu.Yang');
  await page.getByLabelText(fields.name).fill('刘洋');
  await page.getByRole('combobox', { name: fields.role }).selectOptions('clerk');
  await button(forms.staffAdding.submit).click();
  expect(sent.sendForm?.at(-1)?.input).toMatchObject({
    about: { kind: 'staffAdding' },
    values: { login: 'Liu.Yang', name: '刘洋', role: 'clerk' },
  });
  sent.sendForm?.at(-1)?.reject(apiErrorAt('login', codes.conflict, '该账号名已被使用'));
  await settled();
  await expect.element(page.getByLabelText(fields.login)).toHaveAccessibleDescription(/已被使用/);
  await button(forms.staffAdding.submit).click();
  sent.sendForm?.at(-1)?.resolve(issued);
  await settled();
  await expect.element(button(messages.issued.dismiss)).toBeDisabled();
  requests.fetchStaff?.at(-1)?.resolve(members);
  await settled();
  const link = page.getByRole('textbox', { name: messages.issued.link });
  await expect.element(link).toHaveValue('https://www.example.com/desk#enrol=kq3J8sTZb0p5cVw2LrXy1A');
  await button(messages.issued.dismiss).click();
  await expect.element(link).not.toBeInTheDocument();
});

/** The buttons of a person. */
const acts = (name: string) =>
  page
    .getByRole('group', { name: messages.actsOf(name) })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

test('nobody has buttons for themselves; others are changed, disabled or enabled, and reset', async () => {
  await opened();
  expect(acts(administrator.name)).toEqual([]);
  expect(acts('王敏')).toEqual([messages.changeRole, messages.reset, messages.disable]);
  expect(acts('孙丽')).toEqual([messages.changeRole, messages.reset, messages.enable]);
  await button(messages.actFor(messages.changeRole, '赵刚')).click();
  await expect.element(page.getByRole('form', { name: '更改岗位：赵刚' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: fields.role })).toHaveValue('reviewer');
});

walkEvery(model, (state) => {
  const { members: shown, issued: link, errorMessage } = state.context;
  const isActing = state.matches({ shown: 'acting' });
  const rows = page.getByRole('row').elements();
  expect(rows).toHaveLength(state.matches('shown') ? shown.length + 1 : 0);
  expect(page.getByRole('form').elements()).toHaveLength(isActing ? 1 : 0);
  expect(page.getByRole('textbox', { name: messages.issued.link }).elements()).toHaveLength(link && !isActing ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('region', { name: messages.title, exact: true }).element().ariaBusy).toBe(
    String(state.hasTag('busy')),
  );
});
