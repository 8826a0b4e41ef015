import type { ContainerType } from '#contract/rules/pricing/price.ts';

/**
 * Typical payload (kg) and inner volume (m³) of the container sizes booked online; carriers differ by a few hundred kg.
 */
export const containers: Readonly<Record<ContainerType, { nameZh: string; payloadKg: number; volumeM3: number }>> = {
  '20GP': { nameZh: '20尺普柜', payloadKg: 28_200, volumeM3: 33.2 },
  '40GP': { nameZh: '40尺普柜', payloadKg: 26_700, volumeM3: 67.7 },
  '40HQ': { nameZh: '40尺高柜', payloadKg: 26_500, volumeM3: 76.3 },
};

/** The maximum gross mass (kg) of a dry container with its goods. Source: ISO 668, rating since 2005, sure. */
export const containerGrossKgMax = 30_480;
