import type { SubjectKind } from './queue.ts';
import { subjectKinds } from './queue.ts';
import type { StaffRole } from './staffRoles.ts';
import { managers, staffRoles } from './staffRoles.ts';

/** Where the operations desk is. */
export const deskPath = '/desk';

/** What a page of the desk is about. */
export interface Subject {
  about: SubjectKind;
  subject: string;
}

/** The pages of the desk beside the queue, in the order of its menu; the last is reached by the person's name. */
export const deskSections = [
  'orders',
  'enquiries',
  'applications',
  'companies',
  'figures',
  'tenders',
  'contracts',
  'accounts',
  'unsent',
  'data',
  'staff',
  'notices',
] as const;
export type DeskSection = (typeof deskSections)[number];

const sectionRoles: Readonly<Record<DeskSection, readonly StaffRole[]>> = {
  orders: staffRoles,
  enquiries: ['clerk', 'administrator'],
  applications: ['clerk', 'administrator'],
  companies: ['clerk', 'administrator'],
  figures: managers,
  tenders: ['clerk', 'administrator'],
  contracts: ['clerk', 'administrator'],
  accounts: ['clerk', 'administrator'],
  unsent: ['clerk', 'administrator'],
  data: ['administrator'],
  staff: ['administrator'],
  notices: staffRoles,
};

/** The pages that a role has beside the queue. */
export const sectionsOf = (role: StaffRole): DeskSection[] =>
  deskSections.filter((section) => sectionRoles[section].includes(role));

/** A page of the desk other than the queue; a list or figures with the query of its view, empty for the view that it begins with. */
export type Place = Subject | { section: DeskSection; view?: string };

const placeQuery = (place: Place): string => {
  if ('about' in place) return new URLSearchParams({ [place.about]: place.subject }).toString();
  const page = new URLSearchParams({ page: place.section }).toString();
  return place.view ? `${page}&${place.view}` : page;
};

/** The address of a page, or of the queue. */
export const placeAddress = (place: Place | undefined): string =>
  place ? `${deskPath}?${placeQuery(place)}` : deskPath;

/** The page in a query; undefined for the queue. */
export const placeIn = (query: string): Place | undefined => {
  const parameters = new URLSearchParams(query);
  const section = deskSections.find((each) => each === parameters.get('page'));
  if (section) {
    parameters.delete('page');
    return parameters.size > 0 ? { section, view: parameters.toString() } : { section };
  }
  const about = subjectKinds.find((kind) => parameters.has(kind));
  return about && { about, subject: parameters.get(about) ?? '' };
};

/** The address at which a person with a one-time code enrols. */
export const enrolmentAddress = (enrolment: string): string => `${deskPath}#enrol=${enrolment}`;

/** The one-time code in the fragment of an address; empty without. */
export const enrolmentIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('enrol') ?? '';
