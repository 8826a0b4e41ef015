const features = 'auth|booking|content|desk|enterprise|goods|orders|search|services';

/** The only files, except tests, that import a package. */
const packageUsers = {
  axios: '^(src/api/client(Error)?|stories/app/states/recordedService)\\.ts$',
  'js-cookie': '^src/platform/cookies\\.ts$',
  '@noble/hashes': '^src/platform/proofOfWork\\.ts$',
  'crypto-js': '^(src/api/secrets\\.ts$|server/)',
  beasties: '^src/ssr/criticalStyle\\.ts$',
  postcss: '^src/ssr/(?:criticalStyle|shortClassNames|tailwindVariables)\\.ts$',
};

/**
 * The allowed imports between folders: `contract ← machines ← src`, `contract, machines ← service`; see the README's
 * architecture.
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan-layer',
      comment: 'contract imports nothing above it',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(machines|src|server|stories|tests)/' },
    },
    {
      name: 'machines-below-views',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: '^(src|server|stories|tests)/' },
    },
    {
      name: 'site-without-service',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|stories|tests)/' },
    },
    {
      name: 'service-without-site',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|stories|tests)/' },
    },
    {
      name: 'stories-without-service',
      comment:
        'a story shows the messages and styles of the service; the handbook installs what is missing as the service does',
      severity: 'error',
      from: { path: '^stories/' },
      to: { path: '^(server|tests)/', pathNot: '^server/(install\\.mjs|.*[mM]essages\\.ts|.*\\.css)$' },
    },
    {
      name: 'flows-know-no-product',
      comment: 'what the tool shows is given to it by stories/tooling/flows/',
      severity: 'error',
      from: { path: '^tooling/' },
      // the placeholders of catalogs are read by the build and by the service
      to: { path: '^(contract|machines|src|server|stories|tests)/', pathNot: '^contract/app/placeholders\\.ts$' },
    },
    {
      name: 'flows-through-their-exports',
      severity: 'error',
      from: { pathNot: '^tooling/' },
      to: { path: '^tooling/flows/', pathNot: '^tooling/flows/((index|show|node)\\.ts|inspection/page\\.ts)$' },
    },
    {
      name: 'site-without-flows',
      severity: 'error',
      from: { path: '^(contract|machines|src|server)/' },
      to: { path: '^tooling/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(ui|platform|illustrations)/' },
      to: { path: '^src/(features|app|trade|layouts|api|ssr)/' },
    },
    {
      name: 'api-knows-no-feature',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/(features|app|trade|layouts|ssr)/' },
    },
    {
      name: 'trade-knows-no-feature',
      severity: 'error',
      from: { path: '^src/trade/' },
      to: { path: '^src/(features|app|layouts|ssr)/' },
    },
    {
      name: 'layouts-know-no-feature',
      severity: 'error',
      from: { path: '^src/layouts/' },
      to: { path: '^src/(features|ssr)/' },
    },
    {
      name: 'features-keep-their-internals',
      comment: 'the files at the top of a feature are what others may use',
      severity: 'error',
      from: { path: `^src/features/(${features})/` },
      to: {
        path: `^src/features/(${features})/(?!messages/|texts/|protocols/|\\w+/agreement\\.ts)[^/]+/`,
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: 'contract-features-below-protocol',
      severity: 'error',
      from: { path: '^contract/protocol/' },
      to: { path: '^contract/(?!protocol/)' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'machines-import-xstate-and-zod-only',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|zod)/' },
    },
    {
      name: 'browser-code-without-node',
      severity: 'error',
      from: { path: '^(contract|machines|src)/', pathNot: '^src/ssr/(?:prerender\\.tsx|inlinedConstants\\.ts)$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'service-without-view-packages',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|wouter|@headlessui/react|lucide-react)/' },
    },
    ...Object.entries(packageUsers).map(([name, files]) => ({
      name: `few-files-import-${name.replace('/', '-')}`,
      severity: 'error',
      from: { path: '^(contract|machines|src|server|stories)/', pathNot: files },
      to: { path: `node_modules/${name}/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
