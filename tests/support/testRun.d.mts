export const runIn: (folder: string) => string | undefined;
export const beginRun: (folder: string, isRest: boolean) => string;
