/** Splits a title or a story name into the Chinese and the code name after it. */
export const bilingualParts = (text: string): [zh: string, name: string] => {
  const [, zh = text, name = ''] = /^(.*\p{Script=Han}\S*) (.+)$/u.exec(text) ?? [];
  return [zh, name];
};
