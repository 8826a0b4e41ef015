import type { Model, StoryFile } from '#flows';
import { registerViews } from '#flows';
import { now } from '#stories/fixtures/samples.ts';
import './machines.ts';
import './texts.ts';

const files = import.meta.glob<Model>('../models/[A-Z]*.tsx', { import: 'default' });

const stories = import.meta.glob<StoryFile>(['../../*/*.stories.tsx', '!../../design/*']);

registerViews({
  models: Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.+)\.tsx$/, '$1'), load]),
  ),
  stories,
  storyTexts: Object.fromEntries(
    Object.keys(stories).map((path) => [path, async () => (await import('./storyTexts.ts')).storyTexts[path]!]),
  ),
  now: now.getTime(),
});
