/** Class names shared by all inputs and selects. */
export const controlClasses = 'control';
