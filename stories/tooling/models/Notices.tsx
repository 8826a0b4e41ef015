import type { NoticesActor } from '#machines/app/notices.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { Notices } from '#src/app/notices/Notices.tsx';
import { modelOf, page } from '#flows';

export default modelOf({
  of: 'notices',
  machine: noticesMachine,
  samples: [
    { type: 'notice.raised', tone: 'success', text: loginMessages.sms.sent },
    { type: 'notice.raised', tone: 'error', title: '错误', text: '抱歉，服务器正忙！' },
    { type: 'notice.dismissed', id: 1 },
    { type: 'lasting.dismissed' },
  ],
  possible: (event, { notices }) => event.type !== 'notice.dismissed' || notices.some(({ id }) => id === event.id),
  keep: ({ notices }) => notices.map(({ id }) => id),
  external: { 'notice.raised': '由其他流程提出', 'lasting.dismissed': '登录成功后由会话告知' },
  play: () => {
    let shown: NoticesActor;
    const toast = (id: number) => {
      const notice = shown.getSnapshot().context.notices.find((one) => one.id === id);
      const text = page.getByText(notice?.text ?? '').element();
      return page.elementLocator(text.closest('[data-tone]')!);
    };
    return {
      view: (actor: NoticesActor) => {
        shown = actor;
        return <Notices actor={actor} />;
      },
      gestures: { 'notice.dismissed': ({ id }) => toast(id).getByRole('button', { name: uiMessages.close }).click() },
    };
  },
});
