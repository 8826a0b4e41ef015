import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // tools of the toolbar, which look through each story: nobody uses them on one that is tested (`build --test`)
  features: (features, { test }) => ({
    ...features,
    ...(test && { backgrounds: false, highlight: false, measure: false, outline: false }),
  }),
} satisfies StorybookConfig;
