import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuideScenesBoard, MarksBoard, SceneryBoard, SlidesBoard } from './IllustrationBoards.tsx';

export default { title: 'design/Illustrations', id: 'design-illustrations' } satisfies Meta;

export const Marks: StoryObj = { render: () => <MarksBoard /> };
export const Scenery: StoryObj = { render: () => <SceneryBoard /> };
export const Slides: StoryObj = { render: () => <SlidesBoard /> };
export const GuideScenes: StoryObj = { render: () => <GuideScenesBoard /> };
