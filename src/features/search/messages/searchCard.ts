/** Messages of the search card; the others are in `sailingMessages.search`. */
export const searchCardMessages = {
  swap: '互换起运港与目的港',
  volume: '体积（选填）',
  volumeUnit: 'm³',
  weight: '毛重（选填）',
  weightUnit: 'kg',
  recent: '最近查询',
  lane: (origin: string, destination: string) => `${origin} → ${destination}`,
  general: '普通货',
} as const;
