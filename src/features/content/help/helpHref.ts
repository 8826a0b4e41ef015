import { paths } from '#contract/app/routes.ts';

/** The address of an entry of the help center. */
export const helpHref = (id: string): string => `${paths.helpCenter}?id=${id}`;
