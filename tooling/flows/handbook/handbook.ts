import type { Chart } from '../charts/chart.ts';
import type { FormerTexts } from '../copy/deck.ts';
import type { Meanings } from '../charts/meanings.ts';
import { addFormerMeanings } from '../charts/meanings.ts';
import type { MachineName } from '../charts/machines.ts';
import type { Shape } from '../charts/shape.ts';
import type { StoryLink } from '../charts/storiesOf.ts';
import { readPacked } from './packed.ts';

/** A path for reading: its steps with their transitions, by chart id, in order. */
export interface PathRecord {
  /** The name of its start, '' if there is only one. */
  input: string;
  begins: { state: string; taken: string[] };
  steps: { event: string; taken: string[]; detail: string }[];
  ends: string;
}

/** A view of a machine, with its paths and the address of its player in Storybook. */
export interface ViewRecord {
  view: string;
  player: string;
  paths: PathRecord[];
}

/** The data of a machine except its chart. */
export interface FlowRecord {
  shape: Shape;
  /** Stories by the chart id of their state. */
  stories: Record<string, StoryLink[]>;
  views: ViewRecord[];
}

/** The widths of story pictures, with their names. */
export const widths = { desktop: '桌面', phone: '手机' } as const;
export type Width = keyof typeof widths;

/** A story from Storybook's own index. */
export interface GalleryStory {
  id: string;
  title: string;
  name: string;
  /** Its pictures with their widths, and width and height in pixels once they are written; files are in `pictures/`. */
  pictures: { width: Width; file: string; size?: readonly [number, number] }[];
  /** Whether its reference picture is blank. */
  drawsNothing?: boolean;
}

/** Whether a story shows a part of a page: whole pages have a picture at each width. */
export const isPart = ({ pictures }: GalleryStory): boolean => pictures.length === 1;

/** A revision of the project, with its name in Chinese and in git, each '' without one; the working tree has no revision. */
export interface Version extends Stamp {
  title: string;
  name: string;
}

/**
 * A former revision: its machines that differ from the current ones, its texts that differ from the next newer ones.
 */
export interface FormerVersion extends Version {
  /** By machine; null for one that it does not have. */
  charts: Record<string, Chart | null>;
  /** The names of machines that could not be loaded. */
  unreadable: string[];
  /** Its names in Chinese: some elements no longer exist. */
  meanings: Meanings;
  texts: FormerTexts;
}

/** The data that the handbook's command collects; the page reads them as `handbook.bin`. */
export interface Handbook {
  /** Time and git revision of the command, ISO 8601 and short hash; the latter is '' without git. */
  written: Stamp;
  /** The former revisions, the newest first; empty without git. */
  versions: FormerVersion[];
  /** Messages in Chinese about data that could not be read. */
  problems: string[];
  /** The addresses of the two versions that are compared at first. */
  compared: [before: string, after: string] | null;
  flows: Record<MachineName, FlowRecord>;
  gallery: GalleryStory[];
}

export interface Stamp {
  at: string;
  revision: string;
}

let requested: Promise<Handbook | undefined> | undefined;

const fetchHandbook = async (): Promise<Handbook | undefined> => {
  const handbook = await readPacked<Handbook>('./handbook.bin');
  for (const { meanings } of handbook?.versions ?? []) addFormerMeanings(meanings);
  return handbook;
};

/** The collected data, fetched once; undefined if the file is missing: charts and search work without it. */
export const readHandbook = (): Promise<Handbook | undefined> => {
  requested ??= fetchHandbook().catch(() => undefined);
  return requested;
};
