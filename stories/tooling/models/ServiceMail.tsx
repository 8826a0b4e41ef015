import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { ServiceMail } from '#src/features/content/ServiceMail.tsx';
import { helpMessages } from '#src/features/content/messages/help.ts';
import { modelOf, page } from '#flows';

const address = 'service@example.com';

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<string>('detail'),
  inputs: { fetched: { id: 'serviceMail' }, preloaded: { id: 'serviceMail', initialData: address }, none: {} },
  samples: [{ type: 'detail.opened', id: 'serviceMail' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [address] } },
  external: { 'detail.opened': '页面打开时就取一次', 'detail.closed': '取到之后一直显示' },
  play: () => ({
    view: (actor: DetailActor<string>) => <ServiceMail actor={actor} />,
    gestures: { 'retry.requested': () => page.getByRole('button', { name: helpMessages.mailAgain }).click() },
  }),
});
