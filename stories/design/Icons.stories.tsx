import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'virtual:used-icons';
import { Board, Sample } from './Board.tsx';

export default { title: 'design/Icons', id: 'design-icons' } satisfies Meta;

export const Used: StoryObj = {
  render: () => (
    <Board
      title="图标"
      note="lucide，逐个引入；16 像素随正文，20 像素随标题，线宽不改，颜色随文字。图标旁必有文字或读屏名称；不用图标表示危险类别，那是危险标志的事。"
    >
      {Object.entries(icons)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, Icon]) => (
          <Sample key={name} name={name} width={104}>
            <Icon size={20} aria-hidden />
          </Sample>
        ))}
    </Board>
  ),
};
