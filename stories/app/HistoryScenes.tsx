import { useSelector } from '@xstate/react';
import type { DialogHistoryActor } from '#machines/app/dialogHistory.ts';
import type { PageHistoryActor } from '#machines/app/pageHistory.ts';
import { Facts } from '#src/ui/Facts.tsx';

const classes = 'max-w-md gap-y-3 p-4';

/** The facts of the page history, which has no view of its own. */
export function PageHistoryScene({ actor }: { actor: PageHistoryActor }) {
  const { shown, key } = useSelector(actor, ({ context }) => context);
  const isRestoring = useSelector(actor, (state) => state.matches({ followed: 'restoring' }));
  const facts = [
    ['显示的页面', shown],
    ['历史记录', key],
    ['滚动位置', isRestoring ? '回到离开时' : '由用户滚动'],
  ] as const;
  return <Facts facts={facts} className={classes} />;
}

/** The facts of the dialog history, which has no view of its own. */
export function DialogHistoryScene({ actor }: { actor: DialogHistoryActor }) {
  const { dialogs, entries, deferred } = useSelector(actor, ({ context }) => context);
  const facts = [
    ['打开的对话框', dialogs.length],
    ['对话框的历史记录', entries],
    ['暂缓的改动', deferred.length],
  ] as const;
  return <Facts facts={facts} className={classes} />;
}
