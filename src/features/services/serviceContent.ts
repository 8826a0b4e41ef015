import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoName } from '#contract/services/ratedCargo.ts';
import type { SupplierRole } from '#contract/services/suppliers.ts';

/** A document of the service's shipments: its issuer, and the step it is needed by. */
export interface ServiceDocument {
  name: string;
  issuer: string;
  due: string;
  /** Required for dangerous goods only. */
  dangerousOnly?: boolean;
}

/** The content of a service's page: facts of the trade with their conditions, in Chinese. */
export interface ServiceContent {
  line: ServiceCode;
  routes: {
    /** The page that introduces the service. */
    page: string;
    /** The order page; absent if no item has its own price. */
    order?: string;
    /** The page after an order or request, if the number is not shown in place. */
    success?: string;
  };
  /** The service's name, at most eight characters: 航空货运. */
  name: string;
  /** The heading of the page. */
  title: string;
  /** One or two sentences under the heading. */
  lead: string;
  /** Three or four short factual promises, without praise. */
  points: readonly string[];
  /** The column names of the price table; `destination` is null for a service at one place. */
  columns: {
    origin: string;
    destination: string | null;
    item: string;
    /** Whether each item has its own column: few items, short names, equal on every lane. */
    matrix?: boolean;
  };
  /** The cargo data that the price list needs for totals. */
  cargo: {
    asked: readonly CargoName[];
    /** The unit of its pieces: 箱, 罐. */
    unit?: string;
    /** Whether goods are dangerous by default; absent if the price does not depend on it. */
    danger?: 'Y' | 'N';
    /**
     * Usual cargoes whose totals are one press away, for services whose totals require more than a number of pieces.
     */
    samples?: readonly Partial<Record<CargoName, string>>[];
  };
  /** How the billable quantity is computed: a rule and, if useful, one worked example. */
  measures: readonly { title: string; rule: string; example?: string }[];
  scope: {
    /** Accepted goods with their conditions; `divisions` shows hazard labels (3, 6.1). */
    taken: readonly { what: string; condition: string; divisions?: readonly string[] }[];
    /** Rejected goods with the rejecting rule. */
    rejected: readonly { what: string; rule: string; divisions?: readonly string[] }[];
    /** Goods that the dangerous-goods specialist reviews. */
    desk: readonly string[];
    /** The rules and editions that this is based on. */
    basis: string;
  };
  /** What the published price includes, and extra charges. */
  included: readonly string[];
  notIncluded: readonly string[];
  documents: readonly ServiceDocument[];
  /** Five to seven steps, each with a title of two to six characters. */
  steps: readonly { title: string; text: string }[];
  /** What to prepare before filling in a request. */
  prepare: readonly string[];
  /** Deadlines for shippers; times of day are the operator's. */
  cutOffs: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  supplierRoles: readonly [SupplierRole, ...SupplierRole[]];
  /** Shown above the enquiry form: details that help to reply quickly. */
  enquiryHint: string;
  /** Placeholders of the form's goods and quantity for this service. */
  examples: { goods: string; quantity: string };
  /** The steps after a request was sent, in order. */
  afterwards: readonly string[];
}
