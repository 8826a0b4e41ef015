/** A field that keeps room for one line below it: a problem that appears moves no button away from the pointer. */
export const roomyField = 'min-h-[5.75rem]';
