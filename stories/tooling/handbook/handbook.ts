import type { DifferenceRecord } from '#stories/tooling/charts/differenceRecord.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import type { Shape } from '#stories/tooling/charts/shape.ts';
import type { StoryLink } from '#stories/tooling/charts/storiesOf.ts';
import type { Coverage } from './coverage.ts';

/** A path as it is read: what happens step by step, with the transitions taken, by their ids in the chart in their order. */
export interface PathRecord {
  /** The start's name, '' where there is only one. */
  input: string;
  begins: { state: string; taken: string[] };
  steps: { event: string; taken: string[]; detail: string }[];
  ends: string;
}

/** A view of a flow, with its paths and the address of its desk in Storybook. */
export interface ViewRecord {
  view: string;
  desk: string;
  paths: PathRecord[];
}

/** What is known of a flow besides its chart. */
export interface FlowRecord {
  shape: Shape;
  /** Stories by the chart id of the state that they show. */
  stories: Record<string, StoryLink[]>;
  views: ViewRecord[];
}

/** The widths at which stories are pictured, and what they are called. */
export const widths = { desktop: '桌面', phone: '手机' } as const;
export type Width = keyof typeof widths;

/** A story as Storybook's own index lists it. */
export interface GalleryStory {
  id: string;
  title: string;
  name: string;
  /** The pictures of it, and at which width they were drawn; files lie in `pictures/`. */
  pictures: { width: Width; file: string }[];
}

/** A revision of the project and what it is called; the working tree has no revision. */
export interface Version extends Stamp {
  title: string;
}

/** The machines of two revisions compared. */
export interface Comparison {
  before: Version;
  after: Version;
  /** How many machines there were to compare, and the names of those that could not be read. */
  compared: number;
  unreadable: string[];
  machines: DifferenceRecord[];
}

/** Everything that the handbook's command gathers; the page reads it as `handbook.json`. */
export interface Handbook {
  /** Moment and git revision of the command, ISO 8601 and short hash; the latter is '' without git. */
  written: Stamp;
  /** Missing where the tests have left no measurement. */
  measured?: Stamp & { table: Coverage[] };
  /** What changed between revisions; empty without git. */
  comparisons: Comparison[];
  flows: Record<MachineName, FlowRecord>;
  gallery: GalleryStory[];
}

export interface Stamp {
  at: string;
  revision: string;
}

let asked: Promise<Handbook | undefined> | undefined;

const fetchHandbook = async (): Promise<Handbook | undefined> => {
  const answer = await fetch('./handbook.json');
  return answer.ok ? ((await answer.json()) as Handbook) : undefined;
};

/** What the command has gathered, fetched once; undefined where the file is not there: charts and answers do without. */
export const readHandbook = (): Promise<Handbook | undefined> => {
  asked ??= fetchHandbook().catch(() => undefined);
  return asked;
};
