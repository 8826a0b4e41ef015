import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  builtInOrder: {
    title: '场站装箱下单与价格',
  },
  builtInOrderSuccess: {
    title: '场站装箱委托已提交',
    rare: 'success',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
