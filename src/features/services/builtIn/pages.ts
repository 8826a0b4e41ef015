import type { PageEntry } from '#src/app/pageEntry.ts';

export const builtIn = {
  builtInOrder: {
    title: '场站装箱下单与价格',
  },
  builtInOrderSuccess: {
    title: '场站装箱委托已提交',
  },
} as const satisfies Record<string, PageEntry>;
