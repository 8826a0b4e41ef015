import { storyNameFromExport } from 'storybook/internal/csf';
import { placeIn } from './deck.ts';
import { outlinesOf, textsOfOutline } from './outlines.ts';

/** What stories draw: each text once, and the places of a story's texts by the file of the story and its name. */
export interface ShownTexts {
  texts: readonly string[];
  stories: Readonly<Record<string, readonly number[]>>;
}

/** What stories draw, by their outlines: those of a file of stories as its snapshot. */
export const shownIn = (files: readonly (readonly [file: string, snapshot: string])[]): ShownTexts => {
  const places = new Map<string, number>();
  const stories = [...outlinesOf(files)].map(
    ([story, outline]) => [story, textsOfOutline(outline).map((text) => placeIn(places, text))] as const,
  );
  return { stories: Object.fromEntries(stories), texts: [...places.keys()] };
};

interface StoryOfFile {
  importPath: string;
  exportName?: string;
}

const keyOf = ({ importPath, exportName = '' }: StoryOfFile): string =>
  `${importPath.replaceAll(/^.*\/|\.stories\.tsx$/g, '')} ${storyNameFromExport(exportName)}`;

/** Stories of Storybook's index with what they draw. */
export const withShown = <Story extends StoryOfFile>(
  stories: readonly Story[],
  { texts, stories: drawn }: ShownTexts,
): (Story & { shown: string[] })[] =>
  stories.map((story) => Object.assign(story, { shown: (drawn[keyOf(story)] ?? []).map((place) => texts[place]!) }));
