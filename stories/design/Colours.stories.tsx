import type { Meta, StoryObj } from '@storybook/react-vite';
import { Board } from './Board.tsx';
import { HazardBoard } from './HazardBoard.tsx';
import { palette } from './palette.ts';
import { Swatches } from './Swatches.tsx';
import { colourThemes, tokensOf, valueOf } from './tokens.ts';

const grounds = ['surface', 'canvas'].map((name) => ({ name, value: valueOf('color', name) }));
const steps = ['50', '100', '200', '500', '600', '700', '800', '900'];

export default { title: 'design/Colours', id: 'design-colours' } satisfies Meta;

export const Palette: StoryObj = {
  render: () => (
    <>
      {palette.map(({ title, of, note }) => (
        <Board key={title} title={title} note={note}>
          <Swatches caption={title} against={grounds} tokens={tokensOf('color').filter(({ name }) => of.test(name))} />
        </Board>
      ))}
    </>
  ),
};
export const HazardRule: StoryObj = { render: () => <HazardBoard /> };
export const Themes: StoryObj = {
  render: () => (
    <>
      {colourThemes.map((theme) => (
        <Board key={theme} title={theme}>
          <div data-colour={theme} style={{ display: 'flex', flexWrap: 'wrap' }}>
            {steps.map((step) => (
              <div
                key={step}
                title={step}
                style={{ width: 72, height: 48, background: `var(--color-brand-${step})` }}
              />
            ))}
          </div>
        </Board>
      ))}
    </>
  ),
};
