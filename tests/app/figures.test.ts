import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

type Node = ReturnType<typeof sourcesOf>[number]['nodes'][number];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const sources = sourcesOf('machines', 'src');

/** What only says how something looks: drawings, and the sizes that a view gives to another. */
const drawings =
  /^src\/(?:illustrations|layouts|ssr)\/|\/(?:HazardLabel|HazardSymbols|QrCode|id|proofOfWork\w*)\.tsx?$/;
const isStyle = (node: Node): boolean =>
  node.type === 'JSXAttribute' &&
  isNode(node['name']) &&
  /^(?:width|size|rows|anchor|colSpan|strokeWidth)$/.test(String(node['name']['name']));
/** Texts have tests of their own. */
const texts = /essages|\/(?:texts|protocols|help|services\/content)\//;

/** The numbers of more than two in a piece of source, in their order; those of its look left out. */
const numbersIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (!isNode(value) || isStyle(value)) return [];
  const own = value['value'];
  if (value.type === 'Literal' && typeof own === 'number') return own > 2 ? [own] : [];
  return Object.values(value).flatMap(numbersIn);
};

/** Every figure by which machines and views decide or count: milliseconds, characters, rows, pages, percent, statuses. */
const figures: Record<string, number[]> = {
  'machines/app/notices.ts': [3_000, 4_000, 6_000],
  'machines/auth/sliderCaptcha.ts': [1_000],
  'machines/booking/editing.ts': [50],
  'machines/desk/deskFormRules.ts': [200],
  'machines/desk/deskQueue.ts': [20_000],
  'machines/enterprise/verification.ts': [3_000],
  'machines/orders/orderDrafts.ts': [60_000],
  'machines/orders/orderPages.ts': [60_000],
  'machines/orders/orderQuery.ts': [60_000],
  'machines/support/countdown.ts': [1_000, 1_000, 1_000, 1_000],
  'src/api/client.ts': [1_500, 100],
  'src/api/clientError.ts': [1_000, 413, 500, 401],
  'src/app/RouteBoundary.tsx': [500, 500],
  'src/app/pages/RouteError.tsx': [404],
  'src/app/scroll.ts': [3_000],
  'src/desk.tsx': [60_000],
  'src/features/auth/Captcha.tsx': [40, 25, 25, 25],
  'src/features/auth/captcha/CaptchaPicture.tsx': [100],
  'src/features/auth/captcha/PointPicker.tsx': [10, 100, 100],
  'src/features/auth/captcha/SliderTrack.tsx': [100],
  'src/features/auth/captcha/sliderKeys.ts': [10],
  'src/features/auth/login/PasswordForm.tsx': [8],
  'src/features/auth/loginEffects.tsx': [1_000],
  'src/features/auth/password/StrengthMeter.tsx': [3, 3],
  'src/features/auth/password/passwordStrength.ts': [8, 12, 3, 5, 4],
  'src/features/booking/bulk/bulkTable.ts': [100],
  'src/features/booking/bulk/readTable.ts': [2_097_152, 15],
  'src/features/booking/draftFrom.ts': [200],
  'src/features/booking/form/ChoiceField.tsx': [20],
  'src/features/booking/form/ItemsStep.tsx': [14, 3],
  'src/features/booking/form/PartyLookup.tsx': [8],
  'src/features/booking/form/ServiceField.tsx': [150],
  'src/features/booking/form/LoadGauge.tsx': [100],
  'src/features/booking/form/MeasuredVolume.tsx': [6],
  'src/features/booking/form/TankFill.tsx': [1_000],
  'src/features/booking/form/VerificationClock.tsx': [3_600_000, 24, 24],
  'src/features/booking/orderAddress.ts': [40, 80],
  'src/features/content/Article.tsx': [8, 4, 3],
  'src/features/content/campaigns/CampaignList.tsx': [3],
  'src/features/content/campaigns/campaignPhase.ts': [86_400_000],
  'src/features/content/news/newsQuery.ts': [10, 10_000],
  'src/features/content/routes/activity.tsx': [60_000],
  'src/features/content/routes/homeBelow.tsx': [5],
  'src/features/enterprise/Licence.tsx': [1_048_576],
  'src/features/goods/GoodsList.tsx': [6],
  'src/features/goods/goodsEnquired.ts': [200, 80],
  'src/features/goods/goodsQuery.ts': [12, 60, 10_000, 60, 20, 20_000_000, 20_000_000, 1_000_000, 100],
  'src/features/goods/sections/GoodsSearch.tsx': [60],
  'src/features/orders/OrderList.tsx': [6],
  'src/features/orders/orderAddresses.ts': [10_000, 40, 32],
  'src/features/orders/parts/OrderFilters.tsx': [40],
  'src/features/quotes/QuoteList.tsx': [6, 40],
  'src/features/quotes/SaveUnderName.tsx': [60],
  'src/features/quotes/parts/RenamingStep.tsx': [60],
  'src/features/quotes/quoteAddresses.ts': [10_000, 40],
  'src/features/search/EtdChips.tsx': [6],
  'src/features/search/SailingList.tsx': [8, 4],
  'src/features/search/calendarMonth.ts': [7, 31],
  'src/features/search/hotLanes.ts': [10],
  'src/features/search/parts/GoodsFields.tsx': [40],
  'src/features/search/parts/RecentSearches.tsx': [3],
  'src/features/search/recentSearches.ts': [6],
  'src/features/search/results/LoadTotals.tsx': [4],
  'src/features/search/results/SailingFilters.tsx': [15, 20, 25, 30, 35, 40, 50, 20],
  'src/features/search/sailingSearch.ts': [10_000, 40],
  'src/features/services/RateList.tsx': [12],
  'src/features/services/rates/MatrixRow.tsx': [3],
  'src/features/services/rates/rateQuery.ts': [36, 12, 20],
  'src/features/services/serviceEnquiry.tsx': [80],
  'src/platform/connection.ts': [5_000, 500, 3_000],
  'src/trade/CutOffs.tsx': [3_600_000],
  'src/trade/portMatch.ts': [3, 4],
  'src/ui/Modal.tsx': [480],
  'src/ui/ProgressBar.tsx': [100],
  'src/ui/Swipe.tsx': [40],
  'src/ui/deadline.ts': [60_000, 1_440, 1_440, 60, 60],
  'src/ui/format.ts': [3, 10, 100, 8, 3_600_000, 10, 5, 5, 16, 16],
};

test('every number of the code is in this table', () => {
  const found = sources
    .filter(({ path }) => !drawings.test(path) && !texts.test(path))
    .flatMap(({ path, body }) => {
      const numbers = numbersIn(body);
      return numbers.length > 0 ? [[path, numbers] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(figures);
});

/** How every division is rounded: what is left is rounded down, what is needed is rounded up. */
const roundings: Record<string, string> = {
  'machines/support/countdown.ts': 'ceil',
  'src/api/client.ts': 'round',
  'src/api/clientError.ts': 'ceil',
  'src/features/auth/Captcha.tsx': 'floor',
  'src/features/auth/captcha/PointPicker.tsx': 'round round round round',
  'src/features/auth/captcha/SliderTrack.tsx': 'round round',
  'src/features/booking/form/VerificationClock.tsx': 'floor floor',
  'src/features/content/campaigns/campaignPhase.ts': 'round',
  'src/features/content/routes/activity.tsx': 'floor',
  'src/features/enterprise/parts/LicenceProgress.tsx': 'round',
  'src/features/orders/messages.ts': 'floor floor',
  'src/features/orders/messages/documents.ts': 'round',
  'src/features/orders/parts/UploadProgress.tsx': 'round',
  'src/features/search/calendarMonth.ts': 'ceil',
  'src/features/search/sailingSearch.ts': 'ceil',
  'src/trade/CutOffs.tsx': 'floor',
  'src/ui/PageLinks.tsx': 'ceil',
  'src/ui/Pagination.tsx': 'ceil',
  'src/ui/ProgressBar.tsx': 'round',
  'src/ui/deadline.ts': 'ceil floor floor floor',
  'src/ui/format.ts': 'ceil',
};

test('every rounding of the code is in this table', () => {
  const found = sources.flatMap(({ path, text }) => {
    const ways = [...text.matchAll(/\bMath\.(floor|ceil|round|trunc)\b/g)].map(([, way]) => way);
    return ways.length > 0 && !drawings.test(path) ? [[path, ways.join(' ')] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(roundings);
});
