/** Copies by selection, for browsers without a clipboard (no secure context). */
const copySelected = (text: string): void => {
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  area.className = 'fixed top-0 opacity-0';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser copied nothing.');
};

/** Copies a text to the clipboard; throws if the browser does not allow it. */
export const copyText = async (text: string): Promise<void> => {
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  if (clipboard) await clipboard.writeText(text);
  else copySelected(text);
};
