import type { ContainerType } from '#contract/rules/pricing/price.ts';

/** Messages of the search card; the others are in `sailingMessages.search`. */
export const searchCardMessages = {
  swap: '互换起运港与目的港',
  containerType: '箱型',
  containers: '箱量（选填）',
  containersUnit: '箱',
  readyDay: '货好日期（选填）',
  volume: '体积（选填）',
  volumeUnit: 'm³',
  weight: '毛重（选填）',
  weightUnit: 'kg',
  recent: '最近查询',
  lane: (origin: string, destination: string) => `${origin} → ${destination}`,
  general: '普通货',
  boxes: (count: number, size: ContainerType) => `${count} × ${size}`,
  cubicMetres: (volume: string) => `${volume} m³`,
  kilograms: (weight: string) => `${weight} kg`,
} as const;
