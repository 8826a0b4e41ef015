/** Lithium and sodium batteries alone, packed with and contained in equipment. */
export const batteries = ['3090', '3091', '3480', '3481', '3551', '3552'] as const;

/** Lithium metal and lithium ion batteries that are not with equipment. */
export const looseLithium = ['3090', '3480'] as const;

/** Batteries packed with or contained in equipment: mass limits count only the batteries, net masses the goods. */
export const withEquipment = ['3091', '3481', '3552'] as const;

/** Batteries whose energy is stated in watt-hours, and those whose lithium content is stated in grams. */
export const ratedByEnergy = ['3480', '3481', '3551', '3552'] as const;
export const ratedByLithium = ['3090', '3091'] as const;

/** Entries with a limit on the state of charge by air: charged batteries, and vehicles with them. */
export const statesCharge = [...ratedByEnergy, '3556'] as const;
