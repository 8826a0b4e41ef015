import styles from '#src/app/styles/styles.css?raw';
import themes from '#src/app/styles/themes.css?raw';

export interface Token {
  name: string;
  value: string;
}

const declaredOf = (kind: string): Token[] =>
  [...styles.matchAll(new RegExp(`^  --${kind}-([\\w-]+): ([^;]+);`, 'gm'))].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

/** The theme's tokens of one type (`color`, `text`, `radius` …) in `src/app/styles/styles.css`, in its order. */
export const tokensOf = (kind: string): Token[] => declaredOf(kind).filter(({ name }) => !name.includes('--'));

/** A token's value; throws if the theme has none of that name. */
export const valueOf = (kind: string, name: string): string => {
  const found = declaredOf(kind).find((token) => token.name === name);
  if (!found) throw new Error(`The theme has no --${kind}-${name}.`);
  return found.value;
};

/** The names of the colour themes that a visitor may choose. */
export const colourThemes: readonly string[] = [...themes.matchAll(/^\[data-colour='(\w+)'\]/gm)].map(
  ([, name = '']) => name,
);

const channelsOf = (hex: string): number[] => {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
};

const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours `#rrggbb` or `#rgb`, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
