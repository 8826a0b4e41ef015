/** A temperature with its unit, unless it was typed with another: `2` is `2 ℃`. */
export const withDegrees = (text: string, unit: '℃' | '°C' = '℃'): string =>
  /\d\s*$/.test(text) && !/[℃℉°]/.test(text) ? `${text.trim()} ${unit}` : text.replaceAll('℃', unit);
