const features = 'auth|booking|content|desk|enterprise|goods|orders|search|services';

/** Which folder may import which: `contract ← machines ← src`, `contract, machines ← service`; see the README's architecture. */
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
      to: { path: '^(machines|src|service|stories|tests)/' },
    },
    {
      name: 'machines-below-views',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: '^(src|service|stories|tests)/' },
    },
    {
      name: 'site-without-service',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(service|stories|tests)/' },
    },
    {
      name: 'service-without-site',
      severity: 'error',
      from: { path: '^service/' },
      to: { path: '^(src|stories|tests)/' },
    },
    {
      name: 'stories-without-service',
      comment: 'the handbook installs what is missing as the service does',
      severity: 'error',
      from: { path: '^stories/' },
      to: { path: '^(service|tests)/', pathNot: '^service/install\\.mjs$' },
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
      to: { path: `^src/features/(${features})/(?!messages/|texts/|protocols/)[^/]+/`, pathNot: '^src/features/$1/' },
    },
    {
      name: 'contract-features-below-protocol',
      severity: 'error',
      from: { path: '^contract/protocol/' },
      to: { path: '^contract/(?!protocol/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(contract|machines|src|service|stories|tests)/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
