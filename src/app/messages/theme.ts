import type { ThemeSettings } from '#contract/app/theme.ts';

type Choices<Name extends keyof ThemeSettings> = readonly { value: `${ThemeSettings[Name]}`; label: string }[];

/** The text of the theme settings panel. */
export const themeMessages = {
  title: '界面设置',
  lead: '设置立即生效，并保存在本机浏览器中。',
  layoutMode: {
    label: '业务导航',
    hint: '侧栏在宽度不小于 1024 像素的屏幕上显示。',
    choices: [
      { value: 'topmenu', label: '顶部' },
      { value: 'sidemenu', label: '侧栏' },
    ] satisfies Choices<'layoutMode'>,
  },
  colour: {
    label: '主题色',
    choices: [
      { value: 'ocean', label: '海蓝' },
      { value: 'teal', label: '青绿' },
      { value: 'indigo', label: '靛蓝' },
      { value: 'graphite', label: '石墨' },
    ] satisfies Choices<'colour'>,
  },
  theme: {
    label: '对比度',
    choices: [
      { value: 'light', label: '标准' },
      { value: 'contrast', label: '高对比' },
    ] satisfies Choices<'theme'>,
  },
  contentWidth: {
    label: '内容宽度',
    choices: [
      { value: 'Fixed', label: '定宽' },
      { value: 'Fluid', label: '随屏幕变宽' },
    ] satisfies Choices<'contentWidth'>,
  },
  fixedHeader: '固定页头（向下滚动时收起，向上滚动时出现）',
  defaults: '恢复默认',
  done: '完成',
} as const;
