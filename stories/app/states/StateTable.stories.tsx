import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateTable } from './StateTable.tsx';

export default { title: 'states/Table', id: 'states-table', component: StateTable } satisfies Meta;

export const All: StoryObj = {};
