import { describe, expect, test } from 'vitest';
import { themeMessages as messages } from '#src/app/messages/theme.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { markDocument } from './renderedLayout.tsx';

aroundEachTest();

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const level = Number(part) / 255;
    return level <= 0.03928 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const colorOf = (token: string): string => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--color-${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(colorOf(a)), luminance(colorOf(b))].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe('the colours of the settings', () => {
  const pairs = [
    ...['surface', 'canvas', 'sunken', 'brand-50'].flatMap((under) =>
      ['brand-600', 'brand-700', 'ink', 'ink-soft', 'ink-faint'].map((over) => [over, under] as const),
    ),
    ...['brand-600', 'brand-700', 'brand-800', 'brand-900'].map((under) => ['brand-100', under] as const),
    ...['brand-700', 'brand-800', 'brand-900'].map((under) => ['brand-200', under] as const),
    ['white', 'brand-500'],
  ] as const;

  test.each(
    messages.colour.choices.flatMap(({ value }) =>
      messages.theme.choices.map((theme) => [value, theme.value] as const),
    ),
  )('%s, %s: text has a contrast of 4.5 and more', (colour, theme) => {
    markDocument({ colour, theme });
    const weak = pairs.filter(([over, under]) => contrast(over, under) < 4.5);
    expect(weak).toEqual([]);
  });
});
