import { use, useState } from 'react';
import { CodeName } from '../charts/CodeName.tsx';
import type { StoryLink } from '../charts/storiesOf.ts';
import type { GalleryStory } from './handbook.ts';
import { readHandbook } from './handbook.ts';
import { storyIn } from './search.ts';
import { bilingualParts } from './bilingual.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** The picture of a story: its reference picture, or else the story itself. */
function Picture({ id, title, story }: { id: string; title: string; story: GalleryStory | undefined }) {
  const picture = story?.pictures[0];
  return picture ? (
    <img src={`./pictures/${picture.file}`} alt={title} className="mt-2 max-w-full border border-line" />
  ) : (
    <StoryFrame key={id} id={id} title={title} />
  );
}

/** The stories of a state: one is shown, each can be chosen and opened in Storybook. */
export function StatePictures({ stories }: { stories: readonly StoryLink[] }) {
  if (stories.length === 0) return <p className="mt-1 text-ink-soft">经过即离开，没有可看的画面。</p>;
  return <Pictures stories={stories} />;
}

function Pictures({ stories }: { stories: readonly StoryLink[] }) {
  const gallery = use(readHandbook())?.gallery ?? [];
  const [chosen, setChosen] = useState(0);
  const links = stories.map((link) => {
    const id = storyIn(link);
    const story = gallery.find((one) => one.id === id);
    const [zh, called] = bilingualParts(story?.name ?? link.name);
    const [view] = bilingualParts(story?.title.split('/').at(-1) ?? '');
    return { id, href: link.href, story, called, title: view === '' ? zh : `${view}：${zh}` };
  });
  const shown = links[chosen] ?? links[0]!;
  return (
    <>
      {links.length > 1 && (
        <select
          aria-label="换一个画面"
          value={links.indexOf(shown)}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="mt-1 h-9 w-full rounded-md border border-line-strong bg-surface px-2"
        >
          {links.map(({ href, title }, index) => (
            <option key={href} value={index}>
              {title}
            </option>
          ))}
        </select>
      )}
      <Picture id={shown.id} title={shown.title} story={shown.story} />
      <p className="mt-1">
        <a href={shown.href}>在画面库中打开这个画面</a> <CodeName>{shown.called}</CodeName>
      </p>
    </>
  );
}
