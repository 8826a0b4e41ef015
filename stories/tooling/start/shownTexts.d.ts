declare module 'virtual:shown-texts' {
  /** What stories draw, made by .storybook/shownTexts.ts: each text once, and the places of those of a story by its file and name. */
  export const shown: import('#flows').ShownTexts;
}
