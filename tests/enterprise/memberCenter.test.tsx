import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import type { MemberCenterActor } from '#machines/enterprise/memberCenter.ts';
import { memberCenterMachine } from '#machines/enterprise/memberCenter.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { MemberCenterScene } from '#stories/enterprise/MemberCenterScene.tsx';
import { company } from '#stories/fixtures/samples.ts';
import model from '#stories/tooling/models/MemberCenter.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const begin = () =>
  renderMachine(memberCenterMachine, undefined, (actor: MemberCenterActor) => <MemberCenterScene actor={actor} />);
type Begun = ReturnType<typeof begin>;

const opened = ({ requests }: Begun) => requests.openTab?.map(({ input }) => input) ?? [];
const knowing = async ({ requests }: Begun, user: unknown) => {
  requests.knownUser?.at(-1)?.resolve(user);
  await settled();
};

describe('specification 2: the member center', () => {
  test('opens in a new tab once the user is known', async () => {
    const begun = begin();
    await named(uiMessages.session.memberCenter).click();
    expect(opened(begun)).toEqual([]);
    await knowing(begun, company);
    expect(opened(begun)).toEqual([{ page: 'workplace' }]);
    expect(begun.effects).toEqual([]);
  });

  test('of the special enterprise is its business page, in this tab', async () => {
    const begun = begin();
    await named(uiMessages.session.memberCenter).click();
    const enterpriseResp = { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode };
    await knowing(begun, { ...company, enterpriseResp });
    expect(opened(begun)).toEqual([]);
    expect(begun.effects).toEqual([{ name: 'leave', params: { page: 'honeywell' } }]);
  });

  test('opens in this tab if the browser blocks a new one, and works again after the back button', async () => {
    const begun = begin();
    await named(uiMessages.session.memberCenter).click();
    await knowing(begun, undefined);
    begun.requests.openTab?.at(-1)?.reject(new Error('blocked'));
    await settled();
    expect(begun.effects).toEqual([{ name: 'leave', params: { page: 'workplace' } }]);
    await named(uiMessages.session.wholeVehicle).click();
    expect(begun.effects.at(-1)).toEqual({ name: 'leave', params: { page: 'mmOrder' } });
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state, made) => {
    if (made && !made.event.type.startsWith('xstate.')) expect(made.sent).toEqual([made.event]);
    await expect.element(page.getByText(state.context.page, { exact: true })).toBeVisible();
  });
});
