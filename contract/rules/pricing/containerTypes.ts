/** The sizes of containers, the smallest first. */
export const containerTypes = ['20GP', '40GP', '40HQ'] as const;
