import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A list of one part of every service that has it, generated from the folders of the services. */
interface Registry {
  /** The file to write. */
  file: string;
  /** The folder that contains the services' folders. */
  folder: string;
  /** The declaration of the part in a service's folder: a file, or the one file with this line. */
  part: string | RegExp;
  /** The export of the part, if not named after the service's code; none if the list contains its files instead. */
  exported?: string | null;
  /** Whether only services with published rates have the part. */
  isOfRates?: true;
  /** Imports in addition to those of the parts. */
  imports: string;
  /** The text after the imports; services are in the order of lists. */
  text: (services: readonly Service[]) => string;
}

/** A service with the part of a registry: its code, and the text of the file that declares the part. */
interface Service {
  code: string;
  source: string;
}

/** A line for each service, with its code in place of `$`. */
const each = (services: readonly Service[], line: string): string =>
  services.map(({ code }) => line.replaceAll('$', code)).join('\n');

const contract = 'contract/services';
const site = 'src/features/services';

/** The routes of a table of pages that neither load their code nor share another's. */
const routesWithoutCode = (text: string): string[] =>
  [...text.matchAll(/^ {2}(\w+): (?:\{[^\n]*\}|\{[^}]*\n {2}\}),$/gm)].flatMap(([entry, route]) =>
    /\b(?:load|rare):/.test(entry) ? [] : [route!],
  );

const registries: readonly Registry[] = [
  {
    file: `${contract}/allTraits.ts`,
    folder: contract,
    part: 'traits.ts',
    imports: `import type { ServiceTraits } from './serviceTraits.ts';`,
    text: (services) => `/** What pages know of every service before they load its definition, in the order of lists. */
export const allTraits = {
${each(services, '  $,')}
} as const satisfies Record<string, ServiceTraits>;
`,
  },
  {
    file: `${contract}/allPaths.ts`,
    folder: contract,
    part: 'paths.ts',
    imports: `import type { ServiceCode } from './serviceCode.ts';
import type { ServicePaths } from './servicePaths.ts';`,
    text: (services) => `/** Where every service is, in the order of the navigation. */
export const places = {
${each(services, '  $,')}
} as const satisfies Record<ServiceCode, ServicePaths>;

/** The paths of every service's pages, by name. */
export const allPaths = {
${each(services, '  ...$.paths,')}
} as const;
`,
  },
  {
    file: `${contract}/allQuoteTerms.ts`,
    folder: contract,
    part: 'quoteTerms.ts',
    imports: `import type { QuoteTerms } from './quoteTerms.ts';
import type { ServiceCode } from './serviceCode.ts';`,
    text: (services) => `/** The quote terms of every service. */
export const allQuoteTerms = {
${each(services, '  $,')}
} as const satisfies Record<ServiceCode, QuoteTerms>;
`,
  },
  {
    file: `${contract}/allGoodsRules.ts`,
    folder: contract,
    part: 'goodsRules.ts',
    imports: `import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';
import type { ServiceCode } from './serviceCode.ts';`,
    text: (services) => `/** What the services with rules of their own take, besides the rules of several services. */
export const allGoodsRules: Readonly<Partial<Record<ServiceCode, readonly ModeRule[]>>> = {
${each(services, '  $,')}
};
`,
  },
  {
    file: `${contract}/definitions/allServices.ts`,
    folder: contract,
    part: 'definition.ts',
    imports: `import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceDefinition } from './serviceDefinition.ts';`,
    text: (services) => `/** Every service that can be ordered, by its code. */
export const allServices: Readonly<Record<ServiceCode, ServiceDefinition>> = {
${each(services, '  $,')}
};
`,
  },
  {
    file: `${site}/allPages.ts`,
    folder: site,
    part: 'pages.ts',
    exported: 'pages',
    imports: `import type { PageEntry } from '#src/app/pageEntry.ts';`,
    text: (
      services,
    ) => `/** The pages of every service, by route; those of sailings and of goods belong to features of their own. */
export const allPages = {
${each(services, '  ...$,')}
} as const satisfies Record<string, PageEntry>;
`,
  },
  {
    file: `${site}/allRarePages.ts`,
    folder: site,
    part: 'pages.ts',
    exported: null,
    imports: `import type { ComponentType } from 'react';`,
    text: (services) => `/** The services' pages that few visits begin with, by route. */
export const allRarePages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
${services
  .flatMap(({ code, source }) =>
    routesWithoutCode(source).map((route) => `  ${route}: () => import('./${code}/${route}.tsx'),`),
  )
  .join('\n')}
};
`,
  },
  {
    file: `${site}/allRequested.ts`,
    folder: site,
    part: 'messages.ts',
    exported: 'messages',
    imports: `import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { RequestedText } from './serviceSite.ts';`,
    text: (services) => `/** What the services with a page after orders and enquiries say there. */
export const allRequested: Readonly<Partial<Record<ServiceCode, RequestedText>>> = {
${each(services, '  $,')}
};
`,
  },
  {
    file: `${site}/allAbout.ts`,
    folder: site,
    part: 'about.ts',
    exported: 'about',
    imports: `import type { PageAbout, ServiceAbout } from './serviceSite.ts';`,
    text: (services) => `/** What is said of the pages of every service, in the order of lists. */
export const allAbout: readonly ServiceAbout[] = [
${each(services, '  $,')}
];

/** The same by route. */
export const pagesAbout = {
${each(services, '  ...$.pages,')}
} as const satisfies Record<string, PageAbout>;
`,
  },
  {
    file: `${site}/allCards.ts`,
    folder: site,
    part: 'card.ts',
    exported: 'card',
    imports: `import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCard } from './serviceSite.ts';`,
    text: (services) => `/** The card of every service, in the order of the home page. */
export const allCards: Readonly<Record<ServiceCode, ServiceCard>> = {
${each(services, '  $,')}
};
`,
  },
  {
    file: `${site}/allContents.ts`,
    folder: site,
    part: /^export const content\b/m,
    exported: 'content',
    isOfRates: true,
    imports: `import type { RatedService } from '#contract/services/ratedServices.ts';
import type { ServiceContent } from './serviceContent.ts';`,
    text: (services) => `/** The pages of every service with published rates. */
export const allContents: Readonly<Record<RatedService, ServiceContent>> = {
${each(services, '  $,')}
};
`,
  },
];

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** The folders of services in list order, which their definitions set. */
const orderedServices = (): string[] =>
  readdirSync(join(root, contract))
    .filter((name) => existsSync(join(root, contract, name, 'definition.ts')))
    .map((name) => ({ name, position: Number(/position: ([\d.]+)/.exec(read(contract, name, 'definition.ts'))?.[1]) }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ name }) => name);

const hasRates = (service: string): boolean => !read(contract, service, 'quoteTerms.ts').includes('rates: null');

/** The file of a service's folder that declares a part; undefined if there is none. */
const partOf = (folder: string, service: string, part: string | RegExp): string | undefined => {
  const own = join(root, folder, service);
  if (!existsSync(own)) return undefined;
  return readdirSync(own).find((name) =>
    typeof part === 'string' ? name === part : part.test(read(folder, service, name)),
  );
};

/** The text of a registry from the current folders. */
const textOf = ({ file, folder, part, exported, isOfRates, imports, text }: Registry): string => {
  const found = orderedServices().flatMap((code) => {
    const name = isOfRates && !hasRates(code) ? undefined : partOf(folder, code, part);
    return name === undefined ? [] : [{ code, path: `${folder}/${code}/${name}`, source: read(folder, code, name) }];
  });
  const parts = found.map(({ code, path }) => {
    const from = relative(dirname(file), path);
    return `import { ${exported === undefined ? code : `${exported} as ${code}`} } from '${from.startsWith('.') ? from : `./${from}`}';`;
  });
  const lines = [...(exported === null ? [] : parts), imports].join('\n');
  return `// Made by server/app/serviceRegistries.ts of the folders of the services.\n${lines}\n\n${text(found)}`;
};

/** Writes the registries that differ from the folders of the services, and returns their file names. */
export const writeServiceRegistries = (): string[] =>
  registries.flatMap((registry) => {
    const text = textOf(registry);
    if (existsSync(join(root, registry.file)) && read(registry.file) === text) return [];
    writeFileSync(join(root, registry.file), text);
    return [registry.file];
  });
