/** The site's own colours, written out: a drawing stands alone as a file. */
export const colors = {
  paper: '#fff',
  region: '#f4f6f8',
  line: '#8494a3',
  ink: '#15202b',
  soft: '#43515e',
  arrow: '#5c6a77',
  lit: '#d8e8f5',
  litLine: '#0c5f9e',
} as const;

/** Radius of rounded corners, in pixels. */
export const corner = 6;
