/** A question in Chinese: as a verb, and what its two ends are called where 成功 and 失败 would not do. */
export type Asked = string | { ask: string; answers?: string; fails?: string };

/** What the names of a machine mean to a Chinese reader; a guard is a condition, a delay names the time that passed. */
export interface Names {
  events?: Record<string, string>;
  guards?: Record<string, string>;
  asks?: Record<string, Asked>;
  /** Orders to the world, events sent to another flow, and reasons shown to the user. */
  tells?: Record<string, string>;
  delays?: Record<string, string>;
  tags?: Record<string, string>;
}

/** A machine in Chinese: its title, what it is for, its states by their path, and the names that mean something of their own in it. */
export interface Words extends Names {
  title: string;
  /** What the flow is for, in one sentence. */
  purpose: string;
  states: Record<string, string>;
}
