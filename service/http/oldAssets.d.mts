export const setAside: (folder: string) => string | undefined;
export const keepOldAssets: (before: string | undefined, folder: string) => void;
