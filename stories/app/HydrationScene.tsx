import { useSelector } from '@xstate/react';
import type { HydrationActor } from '#machines/app/hydration.ts';
import { Facts } from '#src/ui/Facts.tsx';

const login = { prerendered: '随页面备好', hydrated: '由脚本显示', rested: '由脚本显示' };

/** The progress of a page's hydration, which has no view of its own. */
export function HydrationScene({ actor }: { actor: HydrationActor }) {
  const state = useSelector(actor, ({ value }) => value);
  const facts = [
    ['页面', state === 'prerendered' ? '等待脚本' : '能应答'],
    ['登录框', login[state]],
    ['首屏以下', state === 'rested' ? '已排版' : '见到时排版'],
  ] as const;
  return <Facts facts={facts} className="max-w-md gap-y-3 p-4" />;
}
