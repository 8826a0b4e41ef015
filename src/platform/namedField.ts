import { focusOnceShown } from './pageActions.ts';

/** Focuses the field in the address (`?field=cargo.0.packages`) as soon as it is rendered. */
export const focusNamedField = (): void => focusOnceShown(new URLSearchParams(location.search).getAll('field'));
