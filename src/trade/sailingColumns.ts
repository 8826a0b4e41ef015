/** Lays out a row of the result table; rows that lay themselves out need not be laid out until they come into sight. */
export const sailingColumns = 'lg:grid lg:grid-cols-[16fr_16fr_29fr_13.5fr_16.5fr_9fr] lg:cells:min-w-0';
