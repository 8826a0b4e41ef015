import { bilingualParts } from './bilingual.ts';
import type { GalleryStory } from './handbook.ts';
import { StoryCard } from './StoryCard.tsx';

/** Found stories, the best first, each with its view. */
export function StoryList({ stories }: { stories: readonly GalleryStory[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {stories.map((story) => {
        const [view] = bilingualParts(story.title.split('/').at(-1)!);
        const [zh, name] = bilingualParts(story.name);
        return <StoryCard key={story.id} story={story} zh={`${view}：${zh}`} name={name} />;
      })}
    </ul>
  );
}
