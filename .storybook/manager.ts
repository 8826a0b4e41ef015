import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// the panel is closed at first; a key opens it
addons.setConfig({
  showPanel: false,
  theme: create({
    base: 'light',
    brandTitle: '化运通 · 全部画面',
    brandUrl: './?path=/story/start--welcome',
    brandTarget: '_self',
  }),
});
