/** A chosen file as machines see it; its bytes stay in the browser. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

export const noFile: ChosenFile = { name: '', size: 0, type: '' };
