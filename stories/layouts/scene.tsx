import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { themeDefaults } from '#contract/app/theme.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { configFrom } from '#src/platform/config.ts';
import { Session } from '#src/features/auth/Session.tsx';
import { ThemeSettings } from '#src/app/theme/ThemeSettings.tsx';
import type { LayoutProps } from '#src/layouts/Chrome.tsx';
import { layouts } from '#src/layouts/layouts.ts';
import { routeOf } from '#src/routes.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { company } from '#stories/fixtures/samples.ts';

export type LayoutArgs = Scene<typeof sessionMachine> & { tab: number };
export type LayoutStory = StoryObj<LayoutArgs>;

const nothing = () => {};
/** The account menu of a story, which opens nothing. */
export const accountDoors = {
  onUserCenter: nothing,
  onOrders: nothing,
  onQuotes: nothing,
  onWholeVehicle: nothing,
  onPasswordChange: nothing,
  onVerification: nothing,
  onAccountClosing: nothing,
};

const unknownVisitor = {
  value: 'anonymous',
  context: { token: '', ticket: '', enterprise: [], isLoginWanted: false },
} as const satisfies Scene<typeof sessionMachine>;

const framed = (Layout: ComponentType<LayoutProps>, { tab, ...scene }: LayoutArgs, page: ReactNode) => (
  <Layout
    tab={tab}
    config={configFrom('{}')}
    account={<Session actor={frozen(sessionMachine, scene)} {...accountDoors} />}
    settings={
      <ThemeSettings actor={frozen(themeSettingsMachine, { value: 'closed', context: { settings: themeDefaults } })} />
    }
  >
    {page}
  </Layout>
);

/** The scene of all layout stories: an unknown visitor, and a page in the layout. */
export const layoutScene = (Layout: ComponentType<LayoutProps>, page: ReactNode = <h1>页面内容</h1>) =>
  ({
    parameters: { layout: 'fullscreen' },
    render: (args) => framed(Layout, args, page),
    args: { tab: 0, ...unknownVisitor },
  }) satisfies Meta<LayoutArgs>;

/** Shows the stories of a page in the layout of its address, as an unknown visitor sees them. */
export const inLayoutOf = (path: string) => {
  const { layout, tab, prepare } = routeOf(path);
  return {
    parameters: { layout: 'fullscreen', isWholePage: true },
    loaders: [async () => prepare()],
    decorators: [(Story: ComponentType) => framed(layouts[layout], { tab, ...unknownVisitor }, <Story />)],
  };
};

/** A user of a company. */
export const signedIn: LayoutStory = {
  args: {
    value: { signedIn: 'settled' },
    context: { token: 't', ticket: '', user: company, enterprise: [], isLoginWanted: false },
  },
};

/** A phone's screen, for stories that exist only at this width. */
export const onPhone: LayoutStory = { globals: { viewport: { value: 'phone' } } };

/** Sets attributes of the document while the story is shown. */
export const marked = (marks: Record<string, string>): LayoutStory => ({
  beforeEach: () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, marks);
    return () => {
      for (const name of Object.keys(marks)) delete dataset[name];
    };
  },
});
