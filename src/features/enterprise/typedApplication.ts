import type { ApplicationDraft } from '#contract/enterprise/enterprise.ts';
import { applicationDraft } from '#contract/enterprise/enterprise.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';

const keyOf = (basicEntId: string | undefined): string => `application.${basicEntId}`;

/** The application that an enterprise has typed in this tab and not submitted; undefined if there is none. */
export const typedApplication = (basicEntId: string): ApplicationDraft | undefined =>
  applicationDraft.safeParse(readStoredJson('sessionStorage', keyOf(basicEntId))).data;

/** Stores an application as typed in this tab, or removes it; the picture is at the service. */
export const storeApplication = (basicEntId: string | undefined, typed: ApplicationDraft | undefined): void =>
  void writeStored('sessionStorage', keyOf(basicEntId), typed && JSON.stringify(typed));
