import type { StateValue } from 'xstate';
import type { MachineName } from './charts/machines.ts';
import type { Journey } from './journeys/journey.ts';
import type { Model } from './player/model.ts';

/** A file of stories: each shows a machine in the state `args.value`. */
export interface StoryFile {
  default: { title: string; args?: { value?: StateValue } };
  [story: string]: { args?: { value?: StateValue } };
}

/** A project's texts about its machines, other than their names. */
export interface Texts {
  /** The title of a view for readers. */
  titleOf: (view: string) => string;
  /** The name of a story for readers, by its file's title, its export and its machine. */
  storyNameOf: (title: string, exportName: string, machine: MachineName) => string;
  /** The titles of the kinds of stories, by the beginning of their ids. */
  storyGroups: Record<string, string>;
  /** The machines by area; each is in one area. */
  areas: readonly { title: string; names: readonly MachineName[] }[];
  /** The area of a feature of the copy deck, or of a part of one. */
  featureOf: (group: string) => string;
  /** The journeys across machines that the handbook shows. */
  journeys: readonly Journey[];
  /** Questions that the front page of the handbook suggests. */
  examples: readonly string[];
  /** The words of the trade for the search: synonyms by group, groups that imply others, and stop words. */
  words: {
    synonyms: Readonly<Record<string, readonly string[]>>;
    implied: Readonly<Record<string, readonly string[]>>;
    spoken: Readonly<Record<string, string>>;
    fillers: readonly string[];
    /** Words that deny the rest of a word, and the group of synonyms that says the same: 没有订单 is 订单 and 空. */
    denials: { by: readonly string[]; group: string };
  };
}

/** The views and stories that a project plays and shows; the handbook does not need them. */
export interface Views {
  /** Every playable view by name, lazy. */
  models: Record<string, () => Promise<Model>>;
  /** The files of stories by path, lazy: to run, and as text, which contains the machine's name. */
  stories: Record<string, () => Promise<StoryFile>>;
  storyTexts: Record<string, () => Promise<string>>;
  /** The time at which a played view begins, in milliseconds since 1970. */
  now: number;
}

const given: { texts?: Texts; views?: Views } = {};

/** Registers the texts of a project. */
export const registerTexts = (texts: Texts): void => void (given.texts = texts);

/** Registers the views of a project. */
export const registerViews = (views: Views): void => void (given.views = views);

/** The texts of the project. */
export const texts = (): Texts => {
  if (!given.texts) throw new Error('No texts are registered: call registerTexts first.');
  return given.texts;
};

/** The views of the project. */
export const views = (): Views => {
  if (!given.views) throw new Error('No views are registered: call registerViews first.');
  return given.views;
};

/** A value that is created once, when it is first needed. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};
