/** Separators of ports; a comma also separates a port from its country. */
export const between = /[/、;；&+\n]/;

/** The ports of a cell with one or several. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
