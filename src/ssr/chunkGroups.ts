/** The modules of a file: from the root of the repository; `*` is any part of a name, `**` anything. */
type ModulePath = string;

interface ChunkGroup {
  name: string | ((file: string) => string | null);
  modules: readonly ModulePath[];
}

const icons = (...names: string[]): ModulePath[] =>
  names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * Each page loads few files, because every file costs a request and many small ones compress badly. A group contains
 * its modules with all their imports, except those of earlier groups. Groups without schemas come first.
 */
const groups: readonly ChunkGroup[] = [
  {
    name: 'actions',
    modules: ['src/platform/pageActions.ts', 'src/app/share.ts', 'src/app/errors/useFailure.tsx', ...icons('printer')],
  },
  {
    name: 'pictures',
    modules: [
      'src/illustrations/Crane.tsx',
      'src/illustrations/HeroHarbour.tsx',
      'src/illustrations/Molecules.tsx',
      'src/illustrations/Ship.tsx',
      'src/illustrations/TankContainer.tsx',
      'src/illustrations/slides/harbour.tsx',
      'src/illustrations/slides/tank.tsx',
    ],
  },
  {
    name: 'list',
    modules: [
      'machines/support/list.ts',
      'machines/support/detail.ts',
      'src/ui/Badge.tsx',
      'src/ui/FailedAlert.tsx',
      'src/ui/Section.tsx',
      'src/ui/Pagination.tsx',
      'src/ui/PageLinks.tsx',
      'src/ui/loading/ProgressBar.tsx',
      'src/ui/loading/Lazy.tsx',
      'src/ui/loading/Still.tsx',
      'src/ui/buttons/IconButton.tsx',
      'src/api/minimumDuration.ts',
      'src/api/nullWhereUnknown.ts',
      'src/api/constantNames.ts',
      'src/features/content/newsCategories.ts',
      'src/layouts/parts/Hotlines.tsx',
      'src/platform/contentLanguage.ts',
      ...icons('ban', 'chevron-down', 'phone', 'siren', 'x', 'minus', 'chevron-left', 'chevron-right'),
      ...icons('arrow-right', 'arrow-left', 'map-pin'),
    ],
  },
  {
    name: 'shell',
    modules: [
      'src/layouts/Footer.tsx',
      'src/layouts/parts/SiteMenu.tsx',
      'src/layouts/parts/ContactBar.tsx',
      'src/layouts/parts/MiniProgramCode.tsx',
      'src/app/hydration/late.tsx',
      'src/app/notices/waitsEffects.tsx',
      'src/app/notices/Notices.tsx',
      'src/app/theme/SiteThemeSettings.tsx',
      'src/app/pages/RouteError.tsx',
      'src/app/pages/NotFound.tsx',
      'src/features/auth/Session.tsx',
    ],
  },
  {
    name: 'form',
    modules: [
      'contract/protocol/textInput.ts',
      'contract/protocol/portCode.ts',
      'contract/protocol/signInInput.ts',
      'contract/protocol/calendarDay.ts',
      'contract/protocol/chinaDay.ts',
      'contract/search/lane.ts',
      'contract/search/load.ts',
      'contract/rules/pricing/containerTypes.ts',
      'contract/services/rateBasisNames.ts',
      'contract/services/allTraits.ts',
      'contract/services/*/traits.ts',
      'src/ui/fields/Field.tsx',
      'src/ui/fields/TextInput.tsx',
      'src/ui/fields/RadioGroup.tsx',
      ...icons('check', 'search'),
    ],
  },
  { name: 'search', modules: ['src/features/search/Search.tsx', 'src/features/search/searchEffects.ts'] },
  { name: 'documents', modules: ['contract/rules/documents/documents.ts'] },
  {
    name: 'trade',
    modules: [
      'src/trade/HazardLabel.tsx',
      'src/ui/Money.tsx',
      'src/ui/Block.tsx',
      'src/ui/Head.tsx',
      'src/ui/fields/Select.tsx',
      'src/ui/fields/Checkbox.tsx',
      'contract/rules/dates/cutOffs.ts',
      'contract/rules/loading/containers.ts',
      'contract/rules/acceptance/exclusions.ts',
    ],
  },
  {
    name: 'calls',
    modules: [
      'node_modules/zod/**',
      'contract/protocol/endpoint.ts',
      'contract/protocol/ids.ts',
      'contract/protocol/paging.ts',
      'contract/protocol/fields.ts',
      'contract/protocol/unNumber.ts',
      'contract/search/referenceData.ts',
      'contract/search/sailingQuotes.ts',
      'contract/content/content.ts',
      'contract/content/serviceMail.ts',
      'contract/services/quote.ts',
      'contract/services/publishedRates.ts',
      'contract/services/suppliers.ts',
      'contract/goods/goods.ts',
      'src/app/constants.ts',
    ],
  },
  {
    name: 'highlights',
    modules: [
      'src/features/content/routes/homeHighlights.tsx',
      'src/features/content/carouselSlides.tsx',
      'src/features/search/hotLanesEffects.ts',
    ],
  },
  { name: 'homeBelow', modules: ['src/features/content/routes/homeBelow.tsx', 'src/ui/QrCode.tsx'] },
  {
    name: 'dialog',
    modules: [
      'src/ui/dialogs/Modal.tsx',
      'src/ui/dialogs/DialogStep.tsx',
      'src/ui/fields/FormActions.tsx',
      'src/ui/fields/PasswordInput.tsx',
      'node_modules/@headlessui/react/dist/hooks/use-resolve-button-type.js',
      'node_modules/@headlessui/react/dist/hooks/use-active-press.js',
    ],
  },
  {
    name: 'login',
    modules: [
      'src/features/auth/loginEffects.tsx',
      'src/features/auth/StrengthMeter.tsx',
      'src/api/secrets.ts',
      'contract/auth/auth.ts',
      'contract/auth/user.ts',
      'contract/auth/password.ts',
      'machines/auth/passwordChange.ts',
      ...icons('undo-2'),
    ],
  },
  {
    name: 'services',
    modules: ['src/features/services/serviceRoute.tsx', 'src/features/services/sections/PricesElsewhere.tsx'],
  },
  { name: 'serviceBody', modules: ['src/features/services/sections/ServiceBody.tsx'] },
  { name: 'airGoods', modules: ['contract/services/air/goods.ts'] },
  { name: 'lclGoods', modules: ['contract/services/lcl/goods.ts'] },
  { name: 'otherGoods', modules: ['contract/services/*/goods.ts'] },
  // one file each, except the first two of the home page, which slides of other pages also show
  { name: (file) => /(\w+)\.tsx$/.exec(file)?.[1] ?? null, modules: ['src/illustrations/slides/*.tsx'] },
  { name: 'orderRoute', modules: ['src/features/booking/orderRoute.tsx'] },
  { name: 'tankFill', modules: ['contract/rules/tanks/tankFill.ts'] },
  {
    name: 'load',
    modules: [
      'src/features/booking/orderParts.tsx',
      'contract/rules/pricing/measures.ts',
      'contract/rules/loading/loadFinding.ts',
      'contract/rules/loading/units.ts',
      'contract/rules/loading/liquids.ts',
      'contract/services/definitions/serviceDefinition.ts',
      'contract/services/definitions/commonFields.ts',
      'contract/services/definitions/dryContainers.ts',
    ],
  },
  { name: 'tanks', modules: ['contract/services/tank/definition.ts', 'contract/services/flexitank/definition.ts'] },
  { name: 'warehousing', modules: ['contract/services/warehousing/definition.ts'] },
  {
    name: 'enquiry',
    modules: [
      'src/features/services/enquiryEffects.ts',
      'src/features/services/Enquiry.tsx',
      'src/features/services/serviceEnquiry.tsx',
      'src/features/services/enquiryPart.tsx',
    ],
  },
  {
    name: 'definitions',
    modules: ['contract/services/*/definition.ts', 'contract/services/definitions/serviceFields.ts'],
  },
  {
    name: 'order',
    modules: [
      'src/features/booking/draftsEffects.ts',
      'src/features/booking/draftFrom.ts',
      'src/features/booking/agreement.ts',
      'contract/booking/blankOrder.ts',
      'contract/booking/orderFacts.ts',
      'src/ui/Facts.tsx',
    ],
  },
];

const patternOf = (path: ModulePath): RegExp => {
  const escaped = path.replaceAll('.', String.raw`\.`);
  return new RegExp(`/${escaped.replaceAll(/\*+/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))}$`);
};

/** The groups in the bundler's format, the entry's group first. */
export const chunkGroups = [
  { name: 'site', tags: ['$initial' as const] },
  ...groups.map(({ name, modules }) => ({
    name,
    test: new RegExp(modules.map((path) => patternOf(path).source).join('|')),
  })),
];

/** The paths that match none of these modules: a moved file would silently change what pages load. */
export const unknownPaths = (modules: readonly string[]): ModulePath[] =>
  groups.flatMap((group) =>
    group.modules.filter((path) => {
      const pattern = patternOf(path);
      return !modules.some((module) => pattern.test(module));
    }),
  );
