/** A dark band where the clear header lies, so that it can be read before the page has painted its picture there. */
export const bandLook = 'bg-linear-to-r from-brand-900 to-brand-700 bg-[length:100%_6.5rem] bg-no-repeat print:bg-none';
