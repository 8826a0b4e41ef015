/** A colour of axe: numbers that a text sets. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Color;
}

/** Where axe has its colours, which its types leave out. */
interface Colors {
  color: { Color: { prototype: Color } };
}

/**
 * Lets axe parse each text of a colour once: it parses the colour of every element beneath every text again, which is two
 * thirds of its time. Runs in a page too, so that it uses nothing from outside.
 */
export const parseColorsOnce = (axe: { commons: object }): void => {
  const { prototype } = (axe.commons as Colors).color.Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseOnce(text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parseString.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
};
