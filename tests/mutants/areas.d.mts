/** What the mutation tests of an area change, and which tests have to notice it; both are globs. */
export const areas: Readonly<Record<string, { mutate: readonly string[]; tests: readonly string[] }>>;
