/** Class names of a field with room for one line below it, so that a problem moves no button away from the pointer. */
export const roomyField = 'min-h-[5.75rem]';
