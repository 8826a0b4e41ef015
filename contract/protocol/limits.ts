/** Every figure of the specification's section 9 and the reference service's own bounds, named with their units. */
export const limits = {
  tokenCookieDays: 60,
  rememberedPasswordDays: 30,
  constantsCacheMs: 86_400_000,
  requestTimeoutMs: 60_000,
  /** A file of 10 MB at the slowest pace that the service takes. */
  uploadTimeoutMs: 1_320_000,

  phoneDigits: 11,
  smsCodeMin: 4,
  smsCodeMax: 6,
  smsCodeSubmitMin: 5,
  smsResendSeconds: 60,
  passwordMin: 6,

  readingSeconds: 10,
  scrollTolerancePx: 10,

  captchaShownWidth: 300,
  captchaShownHeight: 150,
  captchaWidth: 310,
  captchaHeight: 155,
  captchaPieceWidth: 47,
  captchaSliderY: 5,
  captchaCorner: 48,
  captchaWords: 3,
  captchaPassedTipMs: 1_000,
  captchaPopClosesMs: 1_500,
  captchaRefreshMs: 1_000,
  wordCheckDelayMs: 400,
  wordRefreshMs: 700,

  authNoticeSeconds: 5,
  expiryPauseMs: 1_500,
  orderUnverifiedDays: 2,

  headerHidePx: 300,
  headerBackgroundPx: 104,
  loadingThrottleMs: 200,
  loadingDurationMs: 5_000,
  loadingFadeMs: 300,
  pageOutMs: 80,
  fetchMinimumMs: 200,
  prefetchIdleMs: 2_000,
  reloadRestMs: 60_000,
  /** Code that fails so soon after a press was fetched for it. */
  pressRecentMs: 15_000,
  /** How long a page that was loaded anew may take to draw what is pressed again. */
  pressRepeatMs: 10_000,
  slideMs: 6_000,

  cutOffSoonMs: 86_400_000,
  licenceBytesMax: 5_242_880,
  /** How long a licence's picture is kept that nothing came of: since its upload, or since it was rejected. */
  licenceKeptDays: 30,
  orderDocumentBytesMax: 10_485_760,
  orderDocumentsMax: 30,
  openOrdersMax: 500,
  /** What a user says about an act on an order, in characters. */
  orderNoteMax: 500,
  orderDaysAheadMax: 730,

  pageSize: 20,
  pageSizeMax: 100,
  cargoLinesMax: 20,
  containersMax: 50,
  /** Of one line of cargo. */
  packagesMax: 1_000_000,
  grossKgMax: 1_000_000,
  volumeM3Max: 5_000,
} as const;
