import type { MachineName } from '#stories/tooling/charts/machines.ts';

/** What a walk leaves in its test's report: the transitions that its flow took, and along how many paths. */
export interface Walked {
  level: 'machine' | 'view';
  machine: MachineName;
  /** The machine's own: one that is made for many uses has many. */
  id: string;
  fired: string[];
  paths: number;
}

declare module 'vitest' {
  interface TaskMeta {
    walked?: Walked;
  }
}
