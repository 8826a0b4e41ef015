import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
const nameOf = (file: string): string => file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The files of lucide that the site imports. */
const filesInUse = (): string[] => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const files = sources.flatMap((source) =>
    [...readFileSync(`${folder}${source}`, 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(
      ([, file = '']) => file,
    ),
  );
  return [...new Set(files)];
};

/** The module `virtual:used-icons` with the icons that the site imports; all of lucide would be 1.4 MB. */
export const usedIcons = (): Plugin => ({
  name: 'used-icons',
  resolveId: (id) => (id === 'virtual:used-icons' ? '\0used-icons' : undefined),
  load: (id) => {
    if (id !== '\0used-icons') return undefined;
    const files = filesInUse();
    return [
      ...files.map((file) => `import ${nameOf(file)} from 'lucide-react/icons/${file}';`),
      `export const icons = { ${files.map(nameOf).join(', ')} };`,
    ].join('\n');
  },
});
