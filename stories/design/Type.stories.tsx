import type { Meta, StoryObj } from '@storybook/react-vite';
import { Board } from './Board.tsx';
import { tokensOf, valueOf } from './tokens.ts';

const uses: Readonly<Record<string, string>> = {
  xs: '注释、单位、角标',
  sm: '标签、表格、次要说明',
  base: '正文与控件',
  lg: '段首、卡片标题、长文正文',
  xl: '分节标题、价格',
  '2xl': '页面标题',
  '3xl': '首屏标题',
};

export default { title: 'design/Type', id: 'design-type' } satisfies Meta;

export const Scale: StoryObj = {
  render: () => (
    <Board
      title="字号"
      note="一个字体族，七级字号；正文 14 像素，行高随字号给定，长文另加至两倍行距。粗体只用 500、600 与 700。"
    >
      <ul style={{ width: '100%' }}>
        {tokensOf('text').map(({ name, value }) => (
          <li key={name} style={{ padding: '10px 0', borderTop: '1px solid var(--color-line)' }}>
            <p style={{ fontSize: 12, color: 'var(--color-ink-soft)' }}>
              text-{name}，{value} / {valueOf('text', `${name}--line-height`)}，{uses[name]}
            </p>
            <p style={{ fontSize: value }}>海运整箱 UN 1866 树脂溶液 ¥1,275.00</p>
          </li>
        ))}
      </ul>
    </Board>
  ),
};
export const Family: StoryObj = {
  render: () => (
    <Board
      title="字体"
      note="系统字体，不下载：苹果用苹方，安卓与 Linux 用思源黑体，Windows 用微软雅黑。数字等宽，价格与日期上下对齐。"
    >
      <p style={{ fontSize: 20, lineHeight: 1.6, fontVariantNumeric: 'tabular-nums' }}>
        $1,450.00　2026-03-12
        <br />
        $9,111.11　2026-11-11
      </p>
      <code>{valueOf('font', 'sans')}</code>
    </Board>
  ),
};
