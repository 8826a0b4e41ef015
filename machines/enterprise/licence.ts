import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { codes, Refusal, refusalMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import { ask, tell } from '#machines/effects.ts';

/** A picture as the machine knows it; what it shows is the world's business. */
export interface LicenceFile {
  name: string;
  size: number;
  type: string;
}

export type LicenceAsks = {
  /** `report` hears how much has gone, in percent. */
  uploadLicence: (licence: { file: LicenceFile; report: (percent: number) => void }) => Promise<{ fileId: string }>;
  /** The picture of an application that was rejected, from the service. */
  fetchPicture: (licence: { fileId: string }) => Promise<LicenceFile>;
  readLicence: (licence: { fileId: string }) => Promise<Partial<LicenceFields>>;
  submitApplication: (application: { fileId: string; fields: LicenceFields }) => Promise<{ status: AuditStatus }>;
};

export const noLicenceFields: LicenceFields = {
  enterpriseName: '',
  creditCode: '',
  enterpriseType: '',
  legalPerson: '',
  registeredCapital: '',
  establishedOn: '',
  address: '',
  businessScope: '',
};

const noFile: LicenceFile = { name: '', size: 0, type: '' };
const names = Object.keys(noLicenceFields) as (keyof LicenceFields)[];

/** Which fields a reading found otherwise than they stood: what was typed is kept, the rest is replaced. */
export interface Reread {
  kept: (keyof LicenceFields)[];
  replaced: (keyof LicenceFields)[];
}

/** The kinds of picture the service reads, as MIME types. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Applying for verification: the licence's picture is uploaded and read, or kept of a rejected application; its fields are corrected and submitted. */
export const licenceMachine = setup({
  types: {} as {
    context: {
      file: LicenceFile;
      /** The picture that was uploaded last, and what the service calls it. */
      uploaded?: LicenceFile;
      fileId: string;
      percent: number;
      fields: LicenceFields;
      /** The fields that were typed by hand. */
      typed: readonly (keyof LicenceFields)[];
      reread?: Reread | undefined;
      problems: Problems;
      fileProblem?: 'fileType' | 'fileSize' | 'fileUnreadable' | 'fileGone' | undefined;
      refusal?: string | undefined;
    };
    /** What was submitted before, if anything; `fileId` is empty where no picture is kept. */
    input: { fields: LicenceFields; fileId: string };
    events:
      | { type: 'licence.chosen'; file: LicenceFile }
      | { type: 'upload.progressed'; percent: number }
      | { type: 'field.changed'; field: keyof LicenceFields; value: string }
      | { type: 'application.submitted' };
    children: {
      fetchPicture: 'fetchPicture';
      uploadLicence: 'uploadLicence';
      readLicence: 'readLicence';
      submitApplication: 'submitApplication';
    };
  },
  actors: {
    fetchPicture: ask<LicenceAsks['fetchPicture']>(),
    uploadLicence: ask<LicenceAsks['uploadLicence']>(),
    readLicence: ask<LicenceAsks['readLicence']>(),
    submitApplication: ask<LicenceAsks['submitApplication']>(),
  },
  guards: {
    isPicture: (_, params: { file: LicenceFile }) => pictureTypes.includes(params.file.type),
    isTooLarge: (_, params: { file: LicenceFile }) => params.file.size > limits.licenceBytesMax,
    hasUploaded: ({ context }) => context.fileId !== '',
    isGone: (_, params: { error: unknown }) => params.error instanceof Refusal && params.error.code === codes.notFound,
    isComplete: ({ context }) => licenceFields.safeParse(context.fields).success,
  },
  actions: {
    keepFile: assign((_, params: { file: LicenceFile }) => ({
      file: params.file,
      percent: 0,
      fileProblem: undefined,
      reread: undefined,
      refusal: undefined,
    })),
    keepPicture: assign((_, { output }: { output: LicenceFile }) => ({ file: output, uploaded: output })),
    dropPicture: assign({ fileId: '', fileProblem: 'fileGone' }),
    keepPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    keepFileId: assign(({ context }, params: { output: { fileId: string } }) => ({
      fileId: params.output.fileId,
      uploaded: context.file,
    })),
    restoreFile: assign({ file: ({ context }) => context.uploaded ?? noFile }),
    keepRead: assign(({ context }, params: { output: Partial<LicenceFields> }) => {
      const { fields, typed } = context;
      const found = names.filter((name) => params.output[name] && params.output[name] !== fields[name]);
      const kept = found.filter((name) => typed.includes(name) && fields[name] !== '');
      const taken = found.filter((name) => !kept.includes(name));
      return {
        fields: { ...fields, ...Object.fromEntries(taken.map((name) => [name, params.output[name]])) },
        reread: { kept, replaced: taken.filter((name) => fields[name] !== '') },
        problems: {},
      };
    }),
    keepField: assign(({ context }, params: { field: keyof LicenceFields; value: string }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      return {
        fields: { ...context.fields, [params.field]: params.value },
        typed: [...new Set([...context.typed, params.field])],
        problems,
        refusal: undefined,
      };
    }),
    showProblems: assign({ problems: ({ context }) => problemsOf(licenceFields, context.fields) }),
    showFileType: assign({ fileProblem: 'fileType' }),
    showFileSize: assign({ fileProblem: 'fileSize' }),
    showUnreadable: assign({ fileProblem: 'fileUnreadable' }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => refusalMessage(params.error),
    }),
    forgetRefusal: assign({ refusal: undefined }),
    focusProblem: tell<{ problems: Problems }>(),
  },
}).createMachine({
  id: 'licence',
  context: ({ input }) => ({
    file: noFile,
    fileId: input.fileId,
    percent: 0,
    fields: input.fields,
    typed: [],
    problems: {},
    fileProblem: input.fileId === '' && input.fields.enterpriseName !== '' ? 'fileGone' : undefined,
  }),
  initial: 'choosing',
  on: {
    'licence.chosen': [
      { guard: { type: 'isTooLarge', params: ({ event }) => event }, actions: 'showFileSize' },
      {
        guard: { type: 'isPicture', params: ({ event }) => event },
        target: '.uploading',
        actions: { type: 'keepFile', params: ({ event }) => event },
      },
      { actions: 'showFileType' },
    ],
  },
  states: {
    choosing: { always: { guard: 'hasUploaded', target: 'restoring' } },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'fetchPicture',
        src: 'fetchPicture',
        input: ({ context }) => context,
        onDone: { target: 'filling', actions: { type: 'keepPicture', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'choosing', actions: 'dropPicture' },
          // it can be submitted unseen
          'filling',
        ],
      },
    },
    uploading: {
      tags: 'busy',
      on: { 'upload.progressed': { actions: { type: 'keepPercent', params: ({ event }) => event } } },
      invoke: {
        id: 'uploadLicence',
        src: 'uploadLicence',
        input: ({ context, self }) => ({
          file: context.file,
          report: (percent) => self.send({ type: 'upload.progressed', percent }),
        }),
        onDone: { target: 'reading', actions: { type: 'keepFileId', params: ({ event }) => event } },
        onError: [
          // the fields were typed beside the picture before
          {
            guard: 'hasUploaded',
            target: 'filling',
            actions: ['restoreFile', { type: 'keepRefusal', params: ({ event }) => event }],
          },
          { target: 'choosing', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readLicence',
        src: 'readLicence',
        input: ({ context }) => context,
        onDone: { target: 'filling', actions: { type: 'keepRead', params: ({ event }) => event } },
        onError: { target: 'filling', actions: 'showUnreadable' },
      },
    },
    filling: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'application.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'forgetRefusal' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      // what is on its way is not exchanged under it
      on: { 'licence.chosen': {} },
      invoke: {
        id: 'submitApplication',
        src: 'submitApplication',
        input: ({ context }) => context,
        onDone: 'submitted',
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    submitted: { type: 'final' },
  },
});

export type LicenceActor = ActorRefFrom<typeof licenceMachine>;
