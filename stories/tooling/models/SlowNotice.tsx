import type { WaitsActor } from '#machines/app/waits.ts';
import { waitsMachine } from '#machines/app/waits.ts';
import { waitsMessages } from '#src/app/messages/waits.ts';
import { SlowNotice } from '#src/app/notices/SlowNotice.tsx';
import { modelOf, page } from '#flows';

const press = (name: string) => () => page.getByRole('button', { name }).click();

export default modelOf({
  of: 'waits',
  machine: waitsMachine,
  samples: [
    { type: 'wait.begun', id: '1' },
    { type: 'wait.prolonged', id: '1' },
    { type: 'wait.ended', id: '1' },
    { type: 'repeat.requested' },
    { type: 'waits.abandoned' },
  ],
  outcomes: { waits: { error: [] } },
  possible: ({ type }, { slow }) => type !== 'wait.prolonged' || slow.length === 0,
  keep: ({ slow }) => slow,
  external: {
    'wait.begun': '请求发出或开始换页时报告',
    'wait.prolonged': '到时由流程自己得知',
    'wait.ended': '有了回应时报告',
  },
  play: () => ({
    view: (actor: WaitsActor) => <SlowNotice actor={actor} />,
    gestures: { 'repeat.requested': press(waitsMessages.retry), 'waits.abandoned': press(waitsMessages.abandon) },
  }),
});
