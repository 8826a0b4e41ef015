declare module 'virtual:shown-texts' {
  /** The address of `ShownTexts` for `readPacked`, made by .storybook/shownTexts.ts. */
  export const packed: string;
}
