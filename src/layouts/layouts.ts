import type { ComponentType } from 'react';
import { preloadable } from '#src/platform/lazy.ts';
import { Activity } from './Activity.tsx';
import { Basic } from './Basic.tsx';
import type { LayoutProps } from './Chrome.tsx';
import { Default } from './Default.tsx';
import { ImageHeader } from './ImageHeader.tsx';
import { LargePage } from './LargePage.tsx';

type Layout = ComponentType<LayoutProps>;

const rail = preloadable(async () => (await import('./Rail.tsx')).Rail);
const white = preloadable(async () => (await import('./White.tsx')).White);
const whiteMobile = preloadable(async () => (await import('./WhiteMobile.tsx')).WhiteMobile);

/** Every layout of specification section 2. */
export const layouts = {
  activity: Activity,
  basic: Basic,
  default: Default,
  imageHeader: ImageHeader,
  largePage: LargePage,
  rail: rail.Lazy,
  white: white.Lazy,
  whiteMobile: whiteMobile.Lazy,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

const preparations: Partial<Record<LayoutName, () => Promise<void>>> = {
  rail: rail.prepare,
  white: white.prepare,
  whiteMobile: whiteMobile.prepare,
};

/** Loads a layout's code, so that showing it does not wait; throws if it cannot be loaded. */
export const prepareLayout = async (name: LayoutName): Promise<void> => preparations[name]?.();
