import type { OrderTemplate } from '#contract/quotes/orderTemplates.ts';

/** Templates of two services, the most recently used first. */
export const templates: OrderTemplate[] = [
  {
    id: '7a2f5d1c-3b64-4f0e-8c11-5d0e6f7a8b01',
    name: '汉堡工业涂料',
    line: 'fcl',
    routeZh: '上海 → 汉堡',
    isDangerous: true,
    savedAt: '2026-02-11T02:00:00.000Z',
    usedAt: '2026-03-02T01:20:00.000Z',
    rhythm: { every: 'twoWeeks', from: '2026-02-16', until: '' },
    nextOn: '2026-03-30',
    dueSince: '2026-03-16T01:00:00.000Z',
  },
  {
    id: '7a2f5d1c-3b64-4f0e-8c11-5d0e6f7a8b02',
    name: '天津甘油专线',
    line: 'domestic',
    routeZh: '上海 → 天津',
    isDangerous: false,
    savedAt: '2026-02-20T06:00:00.000Z',
    usedAt: null,
  },
];
