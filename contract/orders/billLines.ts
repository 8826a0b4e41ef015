/** The characters in a line of a bill of lading (DCSA eBL 3.0: addresses, descriptions and marks). */
const lineMax = 35;

const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (joined.length <= lineMax) line = joined;
    else {
      if (line !== '') lines.push(line);
      const parts = word.match(new RegExp(`.{1,${lineMax}}`, 'gu')) ?? [];
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
  }
  return line === '' ? lines : [...lines, line];
};

/** A text in lines of 35 characters, broken between words; blank lines are left out. */
export const billLines = (text: string): string[] => text.split('\n').flatMap(wrapped);

/** The most lines of each text (DCSA eBL 3.0). */
export const billLinesMax = { address: 6, marks: 50, description: 150 } as const;
