import type { Meta, StoryObj } from '@storybook/react-vite';
import { Board, Sample } from './Board.tsx';
import { tokensOf } from './tokens.ts';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 14];
const box = { width: 120, height: 64, background: 'var(--color-surface)', border: '1px solid var(--color-line)' };

export default { title: 'design/Spacing', id: 'design-spacing' } satisfies Meta;

export const Steps: StoryObj = {
  render: () => (
    <Board
      title="间距"
      note="以 4 像素为一步。控件内 2—4 步，卡片内 4—8 步，分节之间 8—14 步；可按的目标不小于 24 像素，手机上不小于 32。"
    >
      {steps.map((step) => (
        <Sample key={step} name={`${step}（${step * 4}px）`}>
          <div style={{ width: step * 4, height: 32, background: 'var(--color-brand-500)' }} />
        </Sample>
      ))}
    </Board>
  ),
};
export const Radii: StoryObj = {
  render: () => (
    <Board title="圆角" note="角标与勾选框用 sm，控件用 md，卡片与对话框用 lg；只有头像、序号与滑块用整圆。">
      {tokensOf('radius').map(({ name, value }) => (
        <Sample key={name} name={`rounded-${name}，${value}`}>
          <div style={{ ...box, borderRadius: value }} />
        </Sample>
      ))}
    </Board>
  ),
};
export const Shadows: StoryObj = {
  render: () => (
    <Board title="阴影" note="两级：card 托起页面上的卡片与页头，pop 用于浮层。静止的卡片优先用一道 line 边。">
      {tokensOf('shadow').map(({ name, value }) => (
        <Sample key={name} name={`shadow-${name}`}>
          <div style={{ ...box, border: 0, borderRadius: 10, boxShadow: value }} />
        </Sample>
      ))}
    </Board>
  ),
};
export const Widths: StoryObj = {
  render: () => (
    <Board
      title="页宽"
      note="内容最宽 75rem（1200 像素），两侧至少 1rem；界面设置选“流式”时到 1920 像素。断点：sm 640、md 768、lg 1024。"
    >
      {tokensOf('container').map(({ name, value }) => (
        <code key={name}>{`max-w-${name}：${value}`}</code>
      ))}
    </Board>
  ),
};
