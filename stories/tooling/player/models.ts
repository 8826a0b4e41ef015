import type { Model } from './model.ts';

const files = import.meta.glob<Model>('../models/[A-Z]*.tsx', { import: 'default' });

/** Every flow that can be played, by the name of its view; its code comes when it is asked for. */
export const models = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.+)\.tsx$/, '$1'), load]),
);
