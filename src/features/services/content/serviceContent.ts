import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { SupplierRole } from '#contract/services/suppliers.ts';

/** A paper a shipment of the line needs: who issues it, and by which step. */
export interface Paper {
  name: string;
  issuer: string;
  due: string;
  /** Asked for dangerous goods only. */
  dangerousOnly?: boolean;
}

/** What the service page of one line of business says; facts of the trade with their hedges, in Chinese. */
export interface LineContent {
  line: ServiceLine;
  routes: {
    /** The page that introduces the line. */
    page: string;
    /** The page its orders are filled in on; left out where nothing has a price of its own. */
    order?: string;
    /** The page that follows an order or a sent request, where the number is not shown in place. */
    success?: string;
  };
  /** The line's name, at most eight characters: 航空货运. */
  name: string;
  /** The heading of the page. */
  title: string;
  /** One or two sentences under the heading. */
  lead: string;
  /** Three or four short promises that are kept, without praise. */
  points: readonly string[];
  /** The words of the price table's columns; `destination` is null for what happens at one place. */
  columns: {
    origin: string;
    destination: string | null;
    item: string;
    /** Each item has a column of its own: few items, named briefly, the same on every lane. */
    matrix?: boolean;
  };
  /** How the billable quantity is computed: a rule and, where it helps, one worked example. */
  measures: readonly { title: string; rule: string; example?: string }[];
  scope: {
    /** Which goods are taken, each under its condition; `divisions` draws hazard labels (3, 6.1). */
    taken: readonly { what: string; condition: string; divisions?: readonly string[] }[];
    /** Which goods are refused, each with the rule that refuses it named. */
    refused: readonly { what: string; rule: string; divisions?: readonly string[] }[];
    /** Which goods go to the dangerous-goods specialist. */
    desk: readonly string[];
    /** The rules and editions the answers rest on. */
    basis: string;
  };
  /** What the published price includes and what is asked for besides. */
  included: readonly string[];
  notIncluded: readonly string[];
  papers: readonly Paper[];
  /** Five to seven steps, each with a title of two to six characters. */
  steps: readonly { title: string; text: string }[];
  /** What to have ready when a request is filled in. */
  prepare: readonly string[];
  /** Deadlines a shipper must know; times of day are the operator's. */
  cutOffs: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  supplierRoles: readonly [SupplierRole, ...SupplierRole[]];
  /** Above the enquiry form: what makes the answer quick. */
  enquiryHint: string;
  /** Placeholders of the form's goods and quantity for this line. */
  examples: { goods: string; quantity: string };
  /** What happens after a request was sent, in the order it happens. */
  afterwards: readonly string[];
}
