import type { Model } from './model.ts';

const files = import.meta.glob<Model>('../models/[A-Z]*.tsx', { import: 'default' });

/** Every playable machine by the name of its view, lazy. */
export const models = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.+)\.tsx$/, '$1'), load]),
);
