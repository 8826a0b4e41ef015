import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { ServiceMail } from '#src/features/content/ServiceMail.tsx';
import { helpWords } from '#src/features/content/help/texts/messages.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';

const address = 'service@example.com';

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<string>('detail'),
  inputs: { fetched: { id: 'serviceMail' }, ahead: { id: 'serviceMail', ahead: address }, none: {} },
  samples: [{ type: 'detail.opened', id: 'serviceMail' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [address] } },
  world: { 'detail.opened': '页面打开时就取一次', 'detail.closed': '取到之后一直显示' },
  play: () => ({
    view: (actor: DetailActor<string>) => <ServiceMail actor={actor} />,
    gestures: { 'retry.requested': () => page.getByRole('button', { name: helpWords.mailAgain }).click() },
  }),
});
