import type { GalleryStory } from './handbook.ts';
import { StoryList } from './StoryList.tsx';
import { nearestTo, nearestZh } from './storySearch.ts';

/** The stories nearest to a question that no story answers, under a heading of their own; nothing if none is near. */
export function NearestStories({ stories, question }: { stories: readonly GalleryStory[]; question: string }) {
  const nearest = nearestTo(stories, question);
  if (nearest.length === 0) return null;
  return (
    <section aria-label={nearestZh}>
      <h2 className="mt-4 font-semibold">{nearestZh}</h2>
      <StoryList stories={nearest} />
    </section>
  );
}
