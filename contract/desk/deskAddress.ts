import type { SubjectKind } from './queue.ts';
import { subjectKinds } from './queue.ts';

/** Where the operations desk is. */
export const deskPath = '/desk';

/** What a page of the desk is about. */
export interface Subject {
  about: SubjectKind;
  subject: string;
}

/** The address of a subject's page, or of the queue. */
export const subjectAddress = (place: Subject | undefined): string =>
  place ? `${deskPath}?${new URLSearchParams({ [place.about]: place.subject })}` : deskPath;

/** The subject in a query; undefined for the queue. */
export const subjectIn = (query: string): Subject | undefined => {
  const parameters = new URLSearchParams(query);
  const about = subjectKinds.find((kind) => parameters.has(kind));
  return about && { about, subject: parameters.get(about) ?? '' };
};

/** The one-time code in the fragment of an address; empty without. */
export const enrolmentIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('enrol') ?? '';
