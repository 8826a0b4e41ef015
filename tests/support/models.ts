import type { Model } from '#stories/tooling/player/model.ts';

const files = import.meta.glob<{ default: Model }>('../../stories/tooling/models/[A-Z]*.tsx', { eager: true });

/** Every model by the name of its view. */
export const models = Object.entries(files).map(
  ([path, file]) => [/(\w+)\.tsx$/.exec(path)![1]!, file.default] as const,
);
