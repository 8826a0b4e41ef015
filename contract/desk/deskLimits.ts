/** How long a session at the desk lasts: a working day. */
export const deskSessionHours = 12;

/** How long a device is known to a login that has signed in there. */
export const deskDeviceDays = 90;

/** The most calendar days of a period of figures: two years. */
export const figureDaysMax = 731;

/** The most groups that figures show; a file has all up to a higher number. */
export const figureRowsMax = 20;
export const figureFileRowsMax = 10_000;

/** The most reasons of rejections that figures show. */
export const figureReasonsMax = 12;

/** How long a one-time enrolment link is valid. */
export const enrolmentHours = 72;

/** The most contracts that are listed at once; others are found by a keyword. */
export const contractsListed = 50;

/** The most companies, receipts, due bills, and acts or paid bills of a company that the page of accounts shows. */
export const accountsListed = 50;
export const receiptsListed = 50;
export const dueBillsListed = 50;
export const accountActsListed = 100;

/** The most rows of a bank's statement, and its size in bytes. */
export const statementRowsMax = 1_000;
export const statementBytesMax = 2_097_152;

/** The most rates in force of one contract. */
export const contractRatesMax = 500;

/** The largest sheet of a contract's rates, in bytes: 500 rates have a twentieth of it. */
export const rateSheetBytesMax = 2_097_152;

/** So many days after its last day, a contract is named beside the published price as the reason for it. */
export const contractOverDays = 30;

/** The most orders that are listed of a contract rate, the latest. */
export const rateOrdersListed = 20;

/** The most volume of a contract rate, in its basis. */
export const committedMax = 1_000_000;
