/** The site's own colours as literals: a drawing is a standalone file. */
export const colors = {
  surface: '#fff',
  canvas: '#f4f6f8',
  region: '#fafbfc',
  line: '#8494a3',
  faint: '#dce2e8',
  ink: '#15202b',
  soft: '#43515e',
  arrow: '#5c6a77',
  guard: '#8a5300',
  noticeSoft: '#fdf4e3',
  hazard: '#f5a800',
  hazardSoft: '#ffe3a3',
  good: '#1b7a48',
  goodSoft: '#e8f5ee',
  bad: '#b9271b',
  badSoft: '#fdeeec',
  brand: '#0c5f9e',
  brandSoft: '#eef5fb',
  lit: '#d8e8f5',
  pill: '#eef1f4',
  pillLine: '#b9c4ce',
} as const;

/** Radius of rounded corners, in pixels. */
export const corner = 6;
