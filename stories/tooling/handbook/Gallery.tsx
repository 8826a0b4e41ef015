import { use, useState } from 'react';
import { readHandbook } from './handbook.ts';
import { StoryCard } from './StoryCard.tsx';
import { shownBy } from './shown.ts';

const kinds: readonly [string, string][] = [
  ['flows', '流程的画面'],
  ['live', '现场演练'],
  ['pages', '页面'],
  ['layouts', '版式'],
  ['parts', '部件'],
  ['design', '设计'],
  ['charts', '流程图'],
];

/** Every story of the Storybook that lies beside the handbook, to be found by name and meaning. */
export function Gallery() {
  const handbook = use(readHandbook());
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const told = shownBy(handbook);
  const all = (handbook?.gallery ?? []).map((story) => ({ story, of: told.get(story.id) }));
  const shown = all.filter(({ story, of }) =>
    `${story.title} ${story.name} ${of?.flow} ${of?.states}`.toLowerCase().includes(wanted),
  );

  return (
    <>
      <title>画面 · 流程手册</title>
      <h1 className="text-2xl font-semibold">每个状态的画面</h1>
      <p className="mt-1 max-w-3xl text-ink-soft">
        每个画面都是真实的界面停在一个状态里；“现场演练”是活的界面，旁边是它的流程图，可以一步步走。都在 Storybook
        里打开。
      </p>
      <input
        type="search"
        aria-label="按名称或状态筛选画面"
        placeholder="按名称或状态筛选，例如 倒计时"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="mt-3 h-10 w-72 max-w-full rounded-md border border-line-strong bg-surface px-3 placeholder:text-ink-faint"
      />
      <output className="ml-3 text-ink-soft">
        {all.length === 0 ? '这一次没有做 Storybook，所以没有画面。' : `${shown.length} / ${all.length}`}
      </output>
      {kinds.map(([kind, title]) => {
        const stories = shown.filter(({ story }) => story.title.split('/')[0] === kind);
        if (stories.length === 0) return null;
        return (
          <section key={kind} className="mt-8">
            <h2 className="text-xl font-semibold">{title}</h2>
            {[...new Set(stories.map(({ story }) => story.title))].map((name) => {
              const group = stories.filter(({ story }) => story.title === name);
              return (
                <section key={name} className="mt-4">
                  <h3 className="font-semibold">
                    {group.find(({ of }) => of)?.of?.flow}{' '}
                    <span lang="en" className="font-normal text-ink-faint">
                      {name}
                    </span>
                  </h3>
                  <ul className="mt-2 flex flex-wrap gap-2">
                    {group.map(({ story, of }) => (
                      <StoryCard key={story.id} story={story} states={of?.states} />
                    ))}
                  </ul>
                </section>
              );
            })}
          </section>
        );
      })}
    </>
  );
}
