/**
 * Class names of a dark band under the transparent header, so that it is readable before the page's picture is painted.
 */
export const bandClasses = 'band print:bg-none';
