import { use, useDeferredValue, useState } from 'react';
import { readStories } from '../copy/copyData.ts';
import { CodeName } from '../charts/CodeName.tsx';
import { texts } from '../views.ts';
import { bilingualParts } from './bilingual.ts';
import { NearestStories } from './NearestStories.tsx';
import { StoryCard } from './StoryCard.tsx';
import { StoryList } from './StoryList.tsx';
import { storiesFor } from './storySearch.ts';

/** Every story of the handbook's Storybook, searchable by name and meaning. */
export function Gallery() {
  const all = use(readStories());
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const shown = wanted === '' ? all : storiesFor(all, wanted);

  return (
    <>
      <title>画面 · 流程手册</title>
      <h1 className="text-2xl font-semibold">每个状态的画面</h1>
      <p className="mt-1 max-w-3xl text-ink-soft">
        每个画面都是真实的界面停在一个状态里；“现场演练”是活的界面，旁边是它的流程图，可以一步步走。都在画面库里打开。
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
        {all.length === 0 ? '这一次没有做画面库，所以没有画面。' : `${shown.length} / ${all.length}`}
      </output>
      {wanted !== '' && shown.length > 0 && <StoryList stories={shown} />}
      {wanted !== '' && shown.length === 0 && <NearestStories stories={all} question={wanted} />}
      {wanted === '' &&
        Object.entries(texts().storyGroups).map(([kind, title]) => {
          const stories = shown.filter(({ id }) => id.startsWith(`${kind}-`));
          if (stories.length === 0) return null;
          return (
            <section key={kind} className="mt-8">
              <h2 className="text-xl font-semibold">{title}</h2>
              {[...new Set(stories.map((story) => story.title))].map((name) => {
                const group = stories.filter((story) => story.title === name);
                const [zh, named] = bilingualParts(name.split('/').at(-1)!);
                return (
                  <section key={name} className="mt-4">
                    {name.includes('/') && (
                      <h3 className="font-semibold">
                        {zh} <CodeName>{named}</CodeName>
                      </h3>
                    )}
                    <ul className="mt-2 flex flex-wrap gap-2">
                      {group.map((story) => {
                        const [shows, called] = bilingualParts(story.name);
                        return <StoryCard key={story.id} story={story} zh={shows} name={called} />;
                      })}
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
