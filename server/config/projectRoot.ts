import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const upward = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the service');
  return upward(parent);
};

/** The project's folder, the same for sources and for the built service in `dist/server`. */
export const projectRoot = upward(import.meta.dirname);
