import { paths } from '#contract/app/routes.ts';

/** The address of a user's drafts. */
export const draftsHref = `${paths.orders}?tab=drafts`;

/** The address of a user's order templates. */
export const templatesHref = `${paths.orders}?tab=templates`;
