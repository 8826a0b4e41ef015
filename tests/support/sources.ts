import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nodesIn = (value: unknown, found: Node[] = []): Node[] => {
  if (isNode(value)) found.push(value);
  if (Array.isArray(value) || isNode(value)) for (const part of Object.values(value)) nodesIn(part, found);
  return found;
};

const importing = /^(?:ImportDeclaration|Export(?:Named|All)Declaration|ImportExpression|TSImportType)$/;

/** A source file, parsed. */
export const parsed = (path: string, text: string) => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const nodes = nodesIn(program.body);
  const specifiers = nodes
    .filter(({ type }) => importing.test(type))
    .flatMap(({ source }) => (isNode(source) && typeof source.value === 'string' ? [source.value] : []));
  const imports = specifiers.map((specifier) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier;
  });
  return { path, folder: path.split('/')[0] ?? '', text, body: program.body, nodes, imports };
};

/** The project's own source files, parsed; an import of the project is given as a path from the root, others as they stand. */
export const sourcesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))))
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => parsed(path, readFileSync(path, 'utf8')));
