/** What browsers without a secure context have instead of a clipboard: whatever is selected can be copied. */
const copySelected = (text: string): void => {
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  area.className = 'fixed top-0 opacity-0';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser copied nothing.');
};

/** Puts a text on the clipboard; throws where the browser does not allow it. */
export const copyText = async (text: string): Promise<void> => {
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  if (clipboard) await clipboard.writeText(text);
  else copySelected(text);
};
