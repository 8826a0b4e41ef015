import { focusOnceShown } from './pageActions.ts';

/** Focuses the field that the address names, `?field=cargo.0.packages`, as soon as it is rendered. */
export const focusNamedField = (): void => focusOnceShown(new URLSearchParams(location.search).getAll('field'));
