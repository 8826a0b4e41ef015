import { lazily } from '#src/platform/lazy.ts';

/** What a search of the help center finds; its code brings all articles with it. */
export const HelpResults = lazily(() => import('./HelpResults.tsx'));
