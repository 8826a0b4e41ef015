export const setAside: (folder: string) => string | undefined;
export const copyOldAssets: (before: string | undefined, folder: string) => void;
export const oldFilesMax: number;
