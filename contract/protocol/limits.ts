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
  /** The pause in typing after which goods are recognised by their names. */
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
  /** After this time the connection of a loading page is checked, and the user is told what is loading. */
  loadingStalledMs: 1_500,
  fetchMinimumMs: 200,
  prefetchIdleMs: 2_000,
  /** An idle visit of ten seconds stays within 25 requests: then pages of links are prefetched. */
  prefetchLinksAfterMs: 11_000,
  /** The time after hydration until the rest of a page is rendered and laid out, visible or not. */
  restAfterMs: 1_500,
  /** Between two prefetched pages. */
  prefetchRestMs: 500,
  reloadRestMs: 60_000,
  /** Between two attempts of a page without its code to reach its host. */
  reachAgainMs: 10_000,
  /** A chunk that fails this soon after a click was requested by it. */
  pressRecentMs: 15_000,
  /** The longest time a page waits for an element for a replayed click or focus. */
  pressRepeatMs: 10_000,
  slideMs: 6_000,

  cutOffSoonMs: 86_400_000,
  /** Goods that are ready at most this many days before a deadline are just in time. */
  readySoonDays: 1,
  licenceBytesMax: 5_242_880,
  /** How long a licence picture without a result is stored: after its upload, or after its rejection. */
  licenceRetentionDays: 30,
  orderDocumentBytesMax: 10_485_760,
  /** The maximum length of an import's choices, as characters of a query. */
  importChoicesMax: 6_000,
  orderDocumentsMax: 30,
  /** The maximum length of a stored file name, in characters; a longer one is shortened. */
  fileNameMax: 100,
  /** How long a document of an order that is never placed is stored. */
  draftDocumentRetentionDays: 30,
  /** How long after the end of its quote a share link opens. */
  shareDaysAfterQuote: 30,
  /** How long a link to a tracked shipment opens. */
  trackLinkDays: 90,
  openOrdersMax: 500,
  /**
   * The maximum time an order waits for its company's approval, and how long before its end the approvers are reminded.
   */
  approvalHours: 48,
  approvalReminderHours: 4,
  /** The maximum number of a company's rules, and of approvers in one. */
  approvalRulesMax: 20,
  approversMax: 3,
  /** The maximum length of a remark on a command, in characters. */
  orderNoteMax: 500,
  /** The maximum length of a customer's answer that staff enter: with who gave it and how, it is a remark. */
  answerEnteredMax: 400,
  /**
   * Limits of a message of a conversation: characters, files, mentioned colleagues; messages shown at first and at
   * most.
   */
  messageTextMax: 2_000,
  messageFilesMax: 5,
  mentionsMax: 10,
  messagesShown: 50,
  messagesShownMax: 1_000,
  /** Characters of a message in a notification and in the queue. */
  messageExcerpt: 60,
  /** The interval at which a visible conversation is refreshed: at the desk, and for a customer. */
  deskLookMs: 5_000,
  /** After this time the desk looks for notices, in milliseconds; the queue brings them sooner. */
  deskInboxMs: 15_000,
  customerLookMs: 20_000,
  /** The interval at which the shown page of a customer's orders is refreshed. */
  ordersLookMs: 60_000,
  addressesMax: 500,
  /** The number of an account's last orders that prefill the next one, and of their goods that are offered. */
  lastOrdersRead: 30,
  lastGoodsMax: 6,
  orderDaysAheadMax: 730,

  pageSize: 20,
  pageSizeMax: 100,
  /** The maximum number of dangerous-goods list entries in a lookup. */
  dangerousGoodsHits: 10,
  hotLanesMax: 24,
  cargoItemsMax: 20,
  /** Of a bill of lading (DCSA eBL 3.0, `notifyParties`), and lines of goods in containers. */
  notifyPartiesMax: 3,
  instructionLinesMax: 100,
  /** Fields of a draft bill of lading that a customer changes at once. */
  billChangesMax: 100,
  /** The pause in typing after which a paper of an order is saved, and the delay before a retry. */
  paperPauseMs: 1_200,
  paperRetryMs: 10_000,
  containersMax: 50,
  /** The tare of a container, from a light 20-foot one to a tank; the maximum gross mass of ISO 668:2020. */
  containerTareKgMin: 1_500,
  containerTareKgMax: 7_000,
  containerVgmKgMax: 36_000,
  /** Days, pallets and square metres of storage or rent. */
  storedDaysMax: 720,
  palletsMax: 5_000,
  squareMetresMax: 20_000,
  /** The maximum transit time and total of the sailing filters. */
  transitDaysMax: 365,
  /** Sailings in a comparison. */
  comparedMax: 3,
  totalMax: 100_000_000,
  /** For one cargo item. */
  packagesMax: 1_000_000,
  grossKgMax: 1_000_000,
  volumeM3Max: 5_000,
} as const;
