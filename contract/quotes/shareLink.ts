import { limits } from '#contract/protocol/limits.ts';

/** When the share link of a quote ends, as an ISO instant: some time after the quote itself. */
export const linkEndOf = ({ validUntil }: { validUntil: string }): string =>
  new Date(Date.parse(validUntil) + limits.shareDaysAfterQuote * 86_400_000).toISOString();
