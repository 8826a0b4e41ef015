import { serviceLine } from '#contract/services/serviceLine.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';

/** The lines whose offers are lanes or places with published rates; sailings and goods have offers of their own. */
export type RatedLine = Exclude<ServiceLine, 'fcl' | 'goods'>;

const isRated = (line: ServiceLine): line is RatedLine => line !== 'fcl' && line !== 'goods';

/** What an offer's id names. */
export type OfferName =
  | { kind: 'sailing'; sailingId: string }
  | { kind: 'rates'; line: RatedLine; originCode: string; destinationCode: string | null }
  | { kind: 'goods'; goodsId: string };

/** The id of the offer that a published rate belongs to. */
export const offerIdOf = ({
  line,
  originCode,
  destinationCode,
}: {
  line: ServiceLine;
  originCode: string;
  destinationCode: string | null;
}): string => [line, originCode, ...(destinationCode === null ? [] : [destinationCode])].join('~');

/** Reads an offer's id; undefined where it can't be one. */
export const readOfferId = (offerId: string): OfferName | undefined => {
  const [first = '', second, destinationCode = null, ...rest] = offerId.split('~');
  if (second === undefined) return { kind: 'sailing', sailingId: first };
  const line = serviceLine.safeParse(first);
  if (!line.success || second === '' || destinationCode === '' || rest.length > 0) return undefined;
  if (line.data === 'goods') return destinationCode === null ? { kind: 'goods', goodsId: second } : undefined;
  return isRated(line.data) ? { kind: 'rates', line: line.data, originCode: second, destinationCode } : undefined;
};
