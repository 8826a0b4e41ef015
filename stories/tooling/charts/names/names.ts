/** A request in Chinese: as a verb, with names of its two results if 成功 and 失败 do not fit. */
export type RequestName = string | { request: string; done?: string; error?: string };

/** The Chinese meanings of a machine's names; a guard is a condition, a delay names the time that passed. */
export interface Names {
  events?: Record<string, string>;
  guards?: Record<string, string>;
  requests?: Record<string, RequestName>;
  /** Effects, events sent to another machine, and errors shown to the user. */
  effects?: Record<string, string>;
  delays?: Record<string, string>;
  tags?: Record<string, string>;
}

/** A machine in Chinese: its title, its purpose, its states by path, and its own names. */
export interface ChartNames extends Names {
  title: string;
  /** Its purpose in one sentence. */
  purpose: string;
  states: Record<string, string>;
}
