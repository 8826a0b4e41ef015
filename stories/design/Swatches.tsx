import type { CSSProperties } from 'react';
import type { Token } from './tokens.ts';
import { contrastOf } from './tokens.ts';

const cell: CSSProperties = { minWidth: 128, padding: '6px 16px 6px 0', textAlign: 'left', verticalAlign: 'middle' };

const swatch: CSSProperties = {
  display: 'inline-block',
  width: 88,
  height: 32,
  marginRight: 16,
  border: '1px solid var(--color-line-strong)',
  borderRadius: 6,
  verticalAlign: 'middle',
};

/** The uses that a contrast allows: text from 4.5, large text and the edges of controls from 3. */
const fitFor = (contrast: number): string =>
  contrast >= 4.5 ? '正文' : contrast >= 3 ? '大字与控件边界' : '仅作底色与装饰';

interface Props {
  caption: string;
  tokens: readonly Token[];
  /** The background colours to compare with, as `#rrggbb`. */
  against: readonly Token[];
}

/** Colours with name, value, and contrast to their backgrounds. */
export function Swatches({ caption, tokens, against }: Props) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      style={{ overflowX: 'auto', maxWidth: '100%' }}
    >
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['名称', '值', ...against.map(({ name }) => `与 ${name} 对比`)].map((head) => (
              <th key={head} scope="col" style={{ ...cell, fontWeight: 500, color: 'var(--color-ink-soft)' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value }) => (
            <tr key={name} style={{ borderTop: '1px solid var(--color-line)' }}>
              <th scope="row" style={{ ...cell, fontWeight: 600 }}>
                <span style={{ ...swatch, background: value }} />
                {name}
              </th>
              <td style={cell}>
                <code>{value}</code>
              </td>
              {against.map((ground) => {
                const contrast = contrastOf(value, ground.value);
                return (
                  <td key={ground.name} style={cell}>
                    {contrast.toFixed(2)}：{fitFor(contrast)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
