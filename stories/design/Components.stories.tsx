import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Board, Sample } from './Board.tsx';
import { ControlStates } from './ControlStates.tsx';
import { FigureBoards } from './FigureBoards.tsx';
import { MessageStates } from './MessageStates.tsx';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default { title: 'design/Components', id: 'design-components' } satisfies Meta;

export const Buttons: StoryObj = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Board key={tone} title={tone}>
          {sizes.map((size) => (
            <Sample key={size} name={size}>
              <Button tone={tone} size={size}>
                提交订单
              </Button>
            </Sample>
          ))}
          <Sample name="忙">
            <Button tone={tone} busy>
              提交订单
            </Button>
          </Sample>
          <Sample name="不可用">
            <Button tone={tone} disabled>
              提交订单
            </Button>
          </Sample>
        </Board>
      ))}
    </>
  ),
};
export const Controls: StoryObj = { render: () => <ControlStates /> };
export const Messages: StoryObj = { render: () => <MessageStates /> };
export const Figures: StoryObj = { render: () => <FigureBoards /> };
