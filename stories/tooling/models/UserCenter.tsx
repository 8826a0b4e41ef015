import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import type { UserCenterActor } from '#machines/enterprise/userCenter.ts';
import { userCenterMachine } from '#machines/enterprise/userCenter.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { UserCenterScene } from '#stories/enterprise/UserCenterScene.tsx';
import { company } from '#stories/fixtures/samples.ts';
import { modelOf } from '#flows';
import { named } from './named.ts';

const messages = uiMessages.session;
const special = { ...company, enterpriseResp: { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode } };

export default modelOf({
  of: 'userCenter',
  machine: userCenterMachine,
  samples: [{ type: 'center.requested' }, { type: 'closing.requested' }, { type: 'vehicles.requested' }],
  outcomes: {
    knownUser: { done: [company, special, undefined] },
    openTab: { done: [undefined] },
  },
  play: () => ({
    view: (actor: UserCenterActor) => <UserCenterScene actor={actor} />,
    gestures: {
      'center.requested': () => named(messages.userCenter).click(),
      'vehicles.requested': () => named(messages.wholeVehicle).click(),
      'closing.requested': async () => {
        await named(company.userName).click();
        await named(messages.accountClosing).click();
      },
    },
  }),
});
