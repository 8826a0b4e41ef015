import type { Meta } from '@storybook/react-vite';
import { Default } from '#src/layouts/Default.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene, marked } from './scene.tsx';

export default { ...layoutScene(Default), title: 'layouts/Default', id: 'layouts-default' } satisfies Meta<LayoutArgs>;

export const TopMenu: LayoutStory = {};
export const SideMenu: LayoutStory = marked({ layoutMode: 'sidemenu' });
export const Fluid: LayoutStory = marked({ contentWidth: 'Fluid' });
export const Teal: LayoutStory = marked({ colour: 'teal' });
export const Indigo: LayoutStory = marked({ colour: 'indigo' });
export const Graphite: LayoutStory = marked({ colour: 'graphite' });
export const Contrast: LayoutStory = marked({ theme: 'contrast' });
