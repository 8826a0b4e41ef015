/** Every figure of the specification's section 9 and the reference service's own limits, with units in their names. */
export const limits = {
  tokenCookieDays: 60,
  rememberedPasswordDays: 30,
  constantsCacheMs: 86_400_000,
  requestTimeoutMs: 60_000,
  /** A file of 10 MB at the slowest rate that the service accepts. */
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
  /** How long nothing is typed before goods are recognised by their names. */
  recognitionPauseMs: 600,
  wordRefreshMs: 700,

  authNoticeSeconds: 5,
  expiryPauseMs: 1_500,
  orderUnverifiedDays: 2,

  branchesMax: 50,
  branchNameMax: 40,
  apiKeyDays: 90,
  apiKeyDaysMax: 365,
  apiKeyNameMax: 40,
  apiKeysMax: 20,
  laneWatchesMax: 20,
  webhooksMax: 5,
  webhookUrlMax: 500,
  /** How long deliveries to webhooks are stored. */
  webhookDays: 30,
  /** Calls of one key. */
  apiKeyCallsPerMinute: 300,

  headerHidePx: 300,
  headerBackgroundPx: 104,
  /** A shorter scroll is unintended. */
  headerJitterPx: 4,
  loadingThrottleMs: 200,
  loadingDurationMs: 5_000,
  loadingFadeMs: 300,
  pageOutMs: 80,
  /** After so long the connection of a loading page is checked, and what the user waits for is announced. */
  loadingStalledMs: 1_500,
  fetchMinimumMs: 200,
  prefetchIdleMs: 2_000,
  /** An idle visit of ten seconds stays within 25 requests: pages of links are fetched ahead from then on. */
  prefetchLinksAfterMs: 11_000,
  /** The time after hydration until the rest of a page is rendered and laid out, in sight or not. */
  restAfterMs: 1_500,
  /** Between two pages that are fetched ahead. */
  prefetchRestMs: 500,
  reloadRestMs: 60_000,
  /** Between two attempts of a page without its code to reach its host. */
  reachAgainMs: 10_000,
  /** A chunk that fails this soon after a press was requested by it. */
  pressRecentMs: 15_000,
  /** The longest time a page waits for an element that it is to press again or to focus. */
  pressRepeatMs: 10_000,
  slideMs: 6_000,

  cutOffSoonMs: 86_400_000,
  /** Goods that are ready so many days before a deadline are ready only just in time. */
  readySoonDays: 1,
  licenceBytesMax: 5_242_880,
  /** How long a licence picture without a result is stored: after its upload, or after its rejection. */
  licenceRetentionDays: 30,
  orderDocumentBytesMax: 10_485_760,
  /** The longest choices of an import, as characters of a query. */
  importChoicesMax: 6_000,
  orderDocumentsMax: 30,
  /** The longest stored name of an uploaded file, in characters; a longer one is shortened. */
  fileNameMax: 100,
  /** How long a document of an order that is never placed is stored. */
  draftDocumentRetentionDays: 30,
  /** How long after the end of its quote a share link opens. */
  shareDaysAfterQuote: 30,
  /** How long a link to a tracked shipment opens. */
  trackLinkDays: 90,
  openOrdersMax: 500,
  /** How long an order waits for its company's approval at most, and how long before its end the approvers are reminded. */
  approvalHours: 48,
  approvalReminderHours: 4,
  /** Rules of a company, and the approvers that one names. */
  approvalRulesMax: 20,
  approversMax: 3,
  /** The longest remark on a command, in characters. */
  orderNoteMax: 500,
  /** The longest answer of a customer that staff enter: with who gave it how, it is a remark. */
  answerEnteredMax: 400,
  /** A message of a conversation: its characters, its files, the colleagues it mentions, and how many are shown at first and at most. */
  messageTextMax: 2_000,
  messageFilesMax: 5,
  mentionsMax: 10,
  messagesShown: 50,
  messagesShownMax: 1_000,
  /** Characters of a message in a notification and in the queue. */
  messageExcerpt: 60,
  /** After how long a shown conversation is looked up again: at the desk, and by a customer. */
  deskLookMs: 5_000,
  customerLookMs: 20_000,
  addressesMax: 500,
  /** How many of an account's last orders the next one is filled from, and how many of their goods are offered. */
  lastOrdersRead: 30,
  lastGoodsMax: 6,
  orderDaysAheadMax: 730,

  pageSize: 20,
  pageSizeMax: 100,
  /** Entries of the dangerous-goods list that a lookup shows. */
  dangerousGoodsHits: 10,
  hotLanesMax: 24,
  cargoItemsMax: 20,
  /** Of a bill of lading (DCSA eBL 3.0, `notifyParties`), and lines of goods in containers. */
  notifyPartiesMax: 3,
  instructionLinesMax: 100,
  /** Fields of a draft bill of lading that a customer changes at once. */
  billChangesMax: 100,
  /** How long nothing is typed before a paper of an order is saved, and when a failed saving is repeated. */
  paperPauseMs: 1_200,
  paperRetryMs: 10_000,
  containersMax: 50,
  /** The tare of a container, from a light 20-foot one to a tank; the highest gross mass that ISO 668:2020 rates. */
  containerTareKgMin: 1_500,
  containerTareKgMax: 7_000,
  containerVgmKgMax: 36_000,
  /** Days, pallets and square metres of storage or rent. */
  storedDaysMax: 720,
  palletsMax: 5_000,
  squareMetresMax: 20_000,
  /** The longest transit and the highest total that sailings are filtered by. */
  transitDaysMax: 365,
  /** Sailings side by side. */
  comparedMax: 3,
  totalMax: 100_000_000,
  /** For one cargo item. */
  packagesMax: 1_000_000,
  grossKgMax: 1_000_000,
  volumeM3Max: 5_000,
} as const;
