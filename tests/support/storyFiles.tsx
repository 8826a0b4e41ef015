import type { ComponentType, ReactNode } from 'react';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Story {
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

/** A file of stories, as Storybook reads it. */
export interface StoryFile {
  default: Story & { title: string; component?: ComponentType<object> };
  [name: string]: Story;
}

/** The files of all stories of the product. */
export const storyFiles: readonly StoryFile[] = Object.values(
  import.meta.glob<StoryFile>(['../../stories/*/*.stories.tsx', '!../../stories/{design,tooling}/*'], { eager: true }),
);

/** The names of a file's stories, in their sequence. */
export const storyNames = (file: StoryFile): string[] => Object.keys(file).filter((name) => name !== 'default');

/** What a story shows. */
export const elementOf = ({ default: meta, ...stories }: StoryFile, name: string): ReactNode => {
  const args = { ...meta.args, ...stories[name]!.args };
  const render = stories[name]!.render ?? meta.render;
  const Component = meta.component!;
  return render ? render(args, {}) : <Component {...args} />;
};

/** A place in the page where one thing after the other is rendered, until it is left. */
export const openPlace = () => {
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  return {
    element,
    show: (view: ReactNode) => flushSync(() => root.render(<Suspense>{view}</Suspense>)),
    leave: () => {
      root.unmount();
      element.remove();
    },
  };
};
