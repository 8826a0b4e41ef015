export const fingerprintOfSources: (root?: string) => string;
