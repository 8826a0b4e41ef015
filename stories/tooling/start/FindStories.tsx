import { useDeferredValue, useState } from 'react';
import type { NamedStory, ShownTexts } from '#flows';
import { nearestTo, nearestZh, readPacked, storiesFor, withShown } from '#flows';
import '../flows/texts.ts';

const most = 12;
const none: readonly NamedStory[] = [];

interface IndexedStory extends NamedStory {
  type: string;
  importPath: string;
  exportName?: string;
}

/** The stories of this Storybook with what they draw; a page of documentation is none. */
const readStories = async (): Promise<NamedStory[]> => {
  const [response, { packed }] = await Promise.all([fetch('./index.json'), import('virtual:shown-texts')]);
  const shown = (await readPacked<ShownTexts>(packed))!;
  const { entries } = (await response.json()) as { entries: Record<string, IndexedStory> };
  return withShown(
    Object.values(entries).filter(({ type }) => type === 'story'),
    shown,
  );
};

/** Finds stories by the words of the trade and their synonyms, as the handbook does. */
export function FindStories() {
  const [typed, setTyped] = useState('');
  const [stories, setStories] = useState(none);
  const wanted = useDeferredValue(typed.trim());
  const found = wanted === '' ? none : storiesFor(stories, wanted);
  const nearest = wanted === '' || found.length > 0 ? none : nearestTo(stories, wanted);
  return (
    <section aria-label="查找画面">
      <label className="start-find">
        查找画面
        <input
          type="search"
          value={typed}
          placeholder="例如 短信登录 倒计时中、混装、报价过期"
          onFocus={() => {
            if (stories.length === 0) void readStories().then(setStories);
          }}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {wanted !== '' && stories.length > 0 && (
        <>
          <output>
            {found.length > 0 && `找到 ${found.length} 个，最接近的在前。`}
            {found.length === 0 && (nearest.length > 0 ? nearestZh : '没有找到，换一种说法试试。')}
          </output>
          <ol>
            {[...found.slice(0, most), ...nearest].map(({ id, title, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {title.split('/').at(-1)}：{name}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
