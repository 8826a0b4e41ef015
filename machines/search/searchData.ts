import type { Port } from '#contract/search/referenceData.ts';
import type { Lane } from '#contract/search/sailingQuotes.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { laneProblems, portGiven } from '#contract/search/lane.ts';
import type { TypedContainers } from '#contract/search/containers.ts';
import { containerProblems } from '#contract/search/containers.ts';
import type { TypedLoad } from '#contract/search/load.ts';
import { loadProblems } from '#contract/search/load.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';

/** The typed values of the goods to move. */
export type TypedGoods = TypedLoad & TypedContainers;

/**
 * The search data and volume data of specification section 3, and the containers; codes are UN/LOCODE, missing values
 * are empty.
 */
export interface SearchData extends TypedGoods {
  orgPort: string;
  orgPortCode: string;
  dstPort: string;
  dstPortCode: string;
  isDanger: Lane['isDanger'];
}

/** The values of the plain form, with port names as typed. */
export type TypedSearch = Omit<SearchData, 'orgPortCode' | 'dstPortCode'>;

export type ChosenPort = Pick<Port, 'code' | 'nameZh'>;

export const emptySearch: SearchData = {
  orgPort: '',
  orgPortCode: '',
  dstPort: '',
  dstPortCode: '',
  isDanger: 'Y',
  volume: '',
  weight: '',
  containerType: containerTypes[0],
  containers: '',
  readyDay: '',
};

/** Problems of the goods of a search; goods that are ready already need no day. */
export const goodsProblems = (data: TypedGoods): Problems => ({
  ...loadProblems(data),
  ...containerProblems(data),
  ...(data.readyDay !== '' && data.readyDay < chinaDayOf(new Date()) ? { readyDay: 'datePast' } : {}),
});

/** Problems of a search. */
export const searchProblems = (data: SearchData): Problems => ({ ...laneProblems(data), ...goodsProblems(data) });

export const hasPorts = ({ orgPort, orgPortCode, dstPort, dstPortCode }: SearchData): boolean =>
  orgPort + orgPortCode + dstPort + dstPortCode !== '';

/** Whether both ports have names, but not both have codes. */
export const isOnlyNamed = (data: SearchData): boolean =>
  (data.orgPortCode === '' || data.dstPortCode === '') &&
  [data.orgPortCode || data.orgPort, data.dstPortCode || data.dstPort].every((name) => name !== '');

/** Whether both ports have codes, but not both have names. */
export const isOnlyCoded = (data: SearchData): boolean =>
  Object.keys(laneProblems(data)).length === 0 && (data.orgPort === '' || data.dstPort === '');

export const withOrigin = (data: SearchData, { code, nameZh }: ChosenPort): SearchData => ({
  ...data,
  orgPort: nameZh,
  orgPortCode: code,
});

export const withDestination = (data: SearchData, { code, nameZh }: ChosenPort): SearchData => ({
  ...data,
  dstPort: nameZh,
  dstPortCode: code,
});

export const withSwapped = (data: SearchData): SearchData => ({
  ...data,
  orgPort: data.dstPort,
  orgPortCode: data.dstPortCode,
  dstPort: data.orgPort,
  dstPortCode: data.orgPortCode,
});

/** The search after typing; a code stays with its name. */
export const withTyped = (
  data: SearchData,
  { orgPort, dstPort, isDanger, volume, weight, containerType, containers, readyDay }: TypedSearch,
): SearchData => ({
  isDanger,
  volume,
  weight,
  containerType,
  containers,
  readyDay,
  orgPort,
  orgPortCode: orgPort === data.orgPort ? data.orgPortCode : '',
  dstPort,
  dstPortCode: dstPort === data.dstPort ? data.dstPortCode : '',
});

/** The search with names resolved to ports; a name without a port stays as it is. */
export const withNamed = (data: SearchData, ports: readonly Port[]): SearchData => {
  const origin = portGiven(ports, 'loading', { name: data.orgPort, code: data.orgPortCode });
  const destination = portGiven(ports, 'discharging', { name: data.dstPort, code: data.dstPortCode });
  const started = origin ? withOrigin(data, origin) : data;
  return destination ? withDestination(started, destination) : started;
};

/** Problems of the ports that are named and have no code: `reason` says why. */
export const namingProblems = (
  { orgPort, orgPortCode, dstPort, dstPortCode }: SearchData,
  reason: 'portUnknown' | 'portsMissing',
): Problems => ({
  ...(orgPort !== '' && orgPortCode === '' ? { orgPortCode: reason } : {}),
  ...(dstPort !== '' && dstPortCode === '' ? { dstPortCode: reason } : {}),
});
