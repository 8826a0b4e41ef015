import { vgmFieldNames } from '#contract/orders/vgm/vgmFieldNames.ts';

/** The messages of the declaration of verified gross masses. */
export const vgmMessages = {
  title: 'VGM 称重申报',
  fields: vgmFieldNames,
  methods: { 1: '方法一：整箱称重', 2: '方法二：分项称重相加' },
  version: (version: number) => `第 ${version} 版`,
  first: '首次提交',
  changed: (names: readonly string[]) => `更改：${names.join('、')}`,
  container: (number: number) => `第 ${number} 箱`,
} as const;
