import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import type { MemberCenterActor } from '#machines/enterprise/memberCenter.ts';
import { memberCenterMachine } from '#machines/enterprise/memberCenter.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { MemberCenterScene } from '#stories/enterprise/MemberCenterScene.tsx';
import { company } from '#stories/fixtures/samples.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';

const messages = uiMessages.session;
const special = { ...company, enterpriseResp: { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode } };

export default modelOf({
  of: 'memberCenter',
  machine: memberCenterMachine,
  samples: [{ type: 'center.requested' }, { type: 'closing.requested' }, { type: 'vehicles.requested' }],
  outcomes: {
    knownUser: { done: [company, special, undefined] },
    openTab: { done: [undefined] },
  },
  play: () => ({
    view: (actor: MemberCenterActor) => <MemberCenterScene actor={actor} />,
    gestures: {
      'center.requested': () => named(messages.memberCenter).click(),
      'vehicles.requested': () => named(messages.wholeVehicle).click(),
      'closing.requested': async () => {
        await named(company.userName).click();
        await named(messages.accountClosing).click();
      },
    },
  }),
});
