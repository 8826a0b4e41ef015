/** The files of stories as text, by their path in `register.ts`; all are loaded with the first one read. */
export const storyTexts = import.meta.glob<string>(['../../*/*.stories.tsx', '!../../design/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
