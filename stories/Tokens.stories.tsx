import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '#src/styles.css?raw';

const tokensOf = (kind: string) =>
  [...styles.matchAll(new RegExp(`--${kind}-([\\w-]+?): ([^;]+);`, 'g'))]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }) => !name.includes('--'));

const row = { display: 'flex', alignItems: 'center', gap: 16, padding: '6px 0' };

function Colors() {
  return (
    <ul>
      {tokensOf('color').map(({ name, value }) => (
        <li key={name} style={row}>
          <span style={{ width: 96, height: 32, background: value, border: '1px solid #8494a3' }} />
          <span style={{ width: 160 }}>{name}</span>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}

function Type() {
  return tokensOf('text').map(({ name, value }) => (
    <p key={name} style={{ ...row, fontSize: value }}>
      {name} {value}：海运整箱 UN 1866 树脂溶液 ¥1,275.00
    </p>
  ));
}

function Shapes() {
  return [...tokensOf('radius'), ...tokensOf('shadow'), ...tokensOf('container')].map(({ name, value }) => (
    <p key={`${name}${value}`} style={row}>
      <span style={{ width: 96, height: 48, background: '#fff', borderRadius: value, boxShadow: value }} />
      {name} {value}
    </p>
  ));
}

export default { title: 'Tokens' } satisfies Meta;

export const Palette: StoryObj = { render: () => <Colors /> };
export const TypeScale: StoryObj = { render: () => <Type /> };
export const RadiiShadowsAndWidth: StoryObj = { render: () => <Shapes /> };
