import type { Model, StoryFile } from '#flows';
import { registerViews } from '#flows';
import { now } from '#stories/fixtures/samples.ts';
import './machines.ts';
import './texts.ts';

const files = import.meta.glob<Model>('../models/[A-Z]*.tsx', { import: 'default' });

registerViews({
  models: Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.+)\.tsx$/, '$1'), load]),
  ),
  stories: import.meta.glob<StoryFile>(['../../*/*.stories.tsx', '!../../design/*']),
  storyTexts: import.meta.glob<string>(['../../*/*.stories.tsx', '!../../design/*'], {
    query: '?raw',
    import: 'default',
  }),
  now: now.getTime(),
});
