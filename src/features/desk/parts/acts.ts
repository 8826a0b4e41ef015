import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';

/** What the buttons of a subject need. */
export interface Acts {
  actor: DeskSubjectActor;
  /** Whether an act can start. */
  isFree: boolean;
}
