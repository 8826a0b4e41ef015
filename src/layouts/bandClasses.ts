/**
 * Class names of a dark band under the transparent header, so that it is readable before the page's picture is painted.
 */
export const bandClasses =
  'bg-linear-to-r from-brand-900 to-brand-700 bg-[length:100%_6.5rem] bg-no-repeat print:bg-none';
