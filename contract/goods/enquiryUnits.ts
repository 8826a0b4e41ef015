/** The units of a sample. */
export const sampleUnits = ['g', 'kg', 'mL', 'L'] as const;

/** The units that a target price is for. */
export const targetUnits = ['ton', 'kg'] as const;
