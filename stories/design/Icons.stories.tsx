import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import { Board, Sample } from './Board.tsx';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const nameOf = (file: string): string => file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const used = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, file = '']) => nameOf(file)),
  ),
);

export default { title: 'design/Icons', id: 'design-icons' } satisfies Meta;

export const Used: StoryObj = {
  render: () => (
    <Board
      title="图标"
      note="lucide，逐个引入；16 像素随正文，20 像素随标题，线宽不改，颜色随文字。图标旁必有文字或读屏名称；不用图标表示危险类别，那是危险标志的事。"
    >
      {[...used].toSorted().map((name) => {
        const Icon = (lucide as unknown as Readonly<Record<string, LucideIcon | undefined>>)[name];
        return (
          <Sample key={name} name={name} width={104}>
            {Icon && <Icon size={20} aria-hidden />}
          </Sample>
        );
      })}
    </Board>
  ),
};
