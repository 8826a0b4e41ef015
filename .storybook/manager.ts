import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// who looks at pictures needs no panel; engineers open it with a key
addons.setConfig({
  showPanel: false,
  theme: create({
    base: 'light',
    brandTitle: '化运通 · 全部画面',
    brandUrl: './?path=/story/start--welcome',
    brandTarget: '_self',
  }),
});
