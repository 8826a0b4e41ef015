import type { RatedService } from '#contract/services/ratedServices.ts';
import { isRated } from '#contract/services/ratedServices.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** The parts of a quote's id. */
export type QuoteName =
  | { kind: 'sailing'; sailingId: string }
  | { kind: 'rates'; line: RatedService; originCode: string; destinationCode: string | null }
  | { kind: 'goods'; goodsId: string };

/** The id of the quote that a published rate belongs to. */
export const quoteIdOf = ({
  line,
  originCode,
  destinationCode,
}: {
  line: ServiceCode;
  originCode: string;
  destinationCode: string | null;
}): string => [line, originCode, ...(destinationCode === null ? [] : [destinationCode])].join('~');

/** Parses a quote's id; undefined if it is invalid. */
export const readQuoteId = (offerId: string): QuoteName | undefined => {
  const [first = '', second, destinationCode = null, ...rest] = offerId.split('~');
  if (second === undefined) return { kind: 'sailing', sailingId: first };
  const line = serviceCode.safeParse(first);
  if (!line.success || second === '' || destinationCode === '' || rest.length > 0) return undefined;
  if (line.data === 'goods') return destinationCode === null ? { kind: 'goods', goodsId: second } : undefined;
  return isRated(line.data) ? { kind: 'rates', line: line.data, originCode: second, destinationCode } : undefined;
};
