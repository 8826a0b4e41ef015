/** The files of stories as text, by the path that `register.ts` has for them; loaded with the first that is read. */
export const storyTexts = import.meta.glob<string>(['../../*/*.stories.tsx', '!../../design/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
