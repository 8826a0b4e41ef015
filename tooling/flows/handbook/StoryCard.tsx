import { CodeName } from '../charts/CodeName.tsx';
import type { GalleryStory } from './handbook.ts';
import { isPart, widths } from './handbook.ts';

/** A story in the gallery: its pictures if any, its title, and a link. */
export function StoryCard({ story, zh, name }: { story: GalleryStory; zh: string; name: string }) {
  const { id, pictures, drawsNothing } = story;
  const isCut = isPart(story);
  return (
    <li className="min-w-0">
      <a
        href={`./storybook/?path=/story/${id}`}
        className="flex h-full max-w-80 flex-col rounded-md border border-line bg-surface hover:border-brand-600 hover:text-brand-700"
      >
        {pictures.length > 0 && (
          <span className="flex justify-center gap-2 rounded-t-md bg-sunken p-2">
            {pictures.map(({ width, file, size }) => (
              <img
                key={width}
                src={`./pictures/${file}`}
                alt={widths[width]}
                width={isCut && size ? size[0] : undefined}
                loading="lazy"
                className={`border border-line bg-surface ${isCut ? 'h-auto max-h-48 max-w-full object-contain' : `h-32 object-cover object-top ${width === 'desktop' ? 'w-48' : 'w-16'}`}`}
              />
            ))}
          </span>
        )}
        {drawsNothing && <span className="rounded-t-md bg-sunken p-3 text-ink-soft">此状态不显示任何内容。</span>}
        <span className="px-3 py-1.5">
          <span className="block">{zh}</span>
          <CodeName>{name}</CodeName>
        </span>
      </a>
    </li>
  );
}
