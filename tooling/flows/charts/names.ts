/** A request in words: as a verb, with names of its two results if 成功 and 失败 do not fit. */
export type RequestName = string | { request: string; done?: string; error?: string };

/** The meanings of the names that a machine refers to. */
export interface Names {
  events?: Record<string, string>;
  guards?: Record<string, string>;
  requests?: Record<string, RequestName>;
  effects?: Record<string, string>;
  delays?: Record<string, string>;
  tags?: Record<string, string>;
}

/** The `meta` of a machine; its purpose is its `description`, and a state's name is the state's `description`. */
export interface MachineNames extends Names {
  title: string;
}
