import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { codes, ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ApplicationDraft, ApplicationFields, LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { applicationFields, pictureTypes } from '#contract/enterprise/enterprise.ts';
import type { Reread } from './licenceReading.ts';
import { withReading } from './licenceReading.ts';
import { request, effect, subscription } from '#machines/effects.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { noFile } from '#machines/support/chosenFile.ts';
import type { UploadEvent } from '#machines/support/upload.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type LicenceRequests = {
  /** Fetches the picture of a rejected application from the service. */
  fetchPicture: (licence: { fileId: string }) => Promise<ChosenFile>;
  readLicence: (licence: { fileId: string }) => Promise<Partial<LicenceFields>>;
  submitApplication: (application: { fileId: string; fields: ApplicationFields }) => Promise<{ status: AuditStatus }>;
};

const storesDraft = {
  type: 'storeDraft' as const,
  params: ({ context: { fields, fileId } }: { context: ApplicationDraft }) => ({ fields, fileId }),
};

/** The application for verification: read the licence picture, or reuse a rejected application’s; correct the fields; submit. */
export const licenceMachine = setup({
  types: {} as {
    context: {
      file: ChosenFile;
      /** The uploaded picture, and its id at the service. */
      uploaded?: ChosenFile;
      fileId: string;
      percent: number;
      fields: ApplicationFields;
      /** The fields that the user typed. */
      typed: readonly (keyof ApplicationFields)[];
      reread?: Reread | undefined;
      problems: Problems;
      fileProblem?: 'fileType' | 'fileSize' | 'fileEmpty' | 'fileUnreadable' | 'fileGone' | undefined;
      errorMessage?: string | undefined;
    };
    /** The values of an earlier application, if any; `fileId` is empty if no picture is stored. */
    input: { fields: ApplicationFields; fileId: string };
    events:
      | { type: 'licence.chosen'; file: ChosenFile }
      | UploadEvent<{ fileId: string }>
      | { type: 'field.changed'; field: keyof ApplicationFields; value: string }
      | { type: 'application.submitted' };
    children: {
      fetchPicture: 'fetchPicture';
      uploadLicence: 'uploadLicence';
      readLicence: 'readLicence';
      submitApplication: 'submitApplication';
    };
  },
  actors: {
    fetchPicture: request<LicenceRequests['fetchPicture']>(),
    uploadLicence: subscription<{ file: ChosenFile }>(),
    readLicence: request<LicenceRequests['readLicence']>(),
    submitApplication: request<LicenceRequests['submitApplication']>(),
  },
  guards: {
    isPicture: (_, params: { file: ChosenFile }) => pictureTypes.includes(params.file.type),
    isEmpty: (_, params: { file: ChosenFile }) => params.file.size === 0,
    isTooLarge: (_, params: { file: ChosenFile }) => params.file.size > limits.licenceBytesMax,
    hasUploaded: ({ context }) => context.fileId !== '',
    isGone: (_, params: { error: unknown }) => params.error instanceof ApiError && params.error.code === codes.notFound,
    isComplete: ({ context }) => applicationFields.safeParse(context.fields).success,
  },
  actions: {
    setFile: assign((_, params: { file: ChosenFile }) => ({
      file: params.file,
      percent: 0,
      fileProblem: undefined,
      reread: undefined,
      errorMessage: undefined,
    })),
    setPicture: assign((_, { output }: { output: ChosenFile }) => ({ file: output, uploaded: output })),
    dropPicture: assign({ fileId: '', fileProblem: 'fileGone' }),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    setFileId: assign(({ context }, params: { output: { fileId: string } }) => ({
      fileId: params.output.fileId,
      uploaded: context.file,
    })),
    restoreFile: assign({ file: ({ context }) => context.uploaded ?? noFile }),
    setRead: assign(({ context }, params: { output: Partial<LicenceFields> }) => ({
      ...withReading(context, params.output),
      problems: {},
    })),
    setField: assign(({ context }, params: { field: keyof ApplicationFields; value: string }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      return {
        fields: { ...context.fields, [params.field]: params.value },
        typed: [...new Set([...context.typed, params.field])],
        problems,
        errorMessage: undefined,
      };
    }),
    showProblems: assign({ problems: ({ context }) => problemsOf(applicationFields, context.fields) }),
    showFileType: assign({ fileProblem: 'fileType' }),
    showFileSize: assign({ fileProblem: 'fileSize' }),
    showFileEmpty: assign({ fileProblem: 'fileEmpty' }),
    showUnreadable: assign({ fileProblem: 'fileUnreadable' }),
    setErrorMessage: assign({
      errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error),
    }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusProblem: effect<{ problems: Problems }>(),
    storeDraft: effect<ApplicationDraft>(),
  },
}).createMachine({
  id: 'licence',
  description: '上传营业执照，自动识别文字，核对后提交认证申请。',
  meta: {
    title: '提交营业执照',
    events: { 'licence.chosen': '选了执照图片', 'application.submitted': '提交认证申请' },
    guards: { isEmpty: '是空文件', isPicture: '是可识别的图片', hasUploaded: '已上传过图片', isGone: '图片已不再保留' },
    requests: {
      fetchPicture: '取回上次的图片',
      uploadLicence: '上传执照',
      readLicence: '识别执照文字',
      submitApplication: '提交认证申请',
    },
    effects: {
      showFileSize: '提示文件过大',
      showFileEmpty: '提示空文件',
      showFileType: '提示文件类型不对',
      showUnreadable: '提示未能识别，请手工填写',
      storeDraft: '记下填写的内容',
    },
  } satisfies MachineNames,
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
      { guard: { type: 'isEmpty', params: ({ event }) => event }, actions: 'showFileEmpty' },
      { guard: { type: 'isTooLarge', params: ({ event }) => event }, actions: 'showFileSize' },
      {
        guard: { type: 'isPicture', params: ({ event }) => event },
        target: '.uploading',
        actions: { type: 'setFile', params: ({ event }) => event },
      },
      { actions: 'showFileType' },
    ],
  },
  states: {
    choosing: { description: '选择执照图片', always: { guard: 'hasUploaded', target: 'restoring' } },
    restoring: {
      description: '取回上次的图片',
      tags: 'busy',
      invoke: {
        id: 'fetchPicture',
        src: 'fetchPicture',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'setPicture', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'choosing', actions: 'dropPicture' },
          // the form can be submitted without viewing the picture
          'editing',
        ],
      },
    },
    uploading: {
      description: '上传中',
      tags: 'busy',
      invoke: { id: 'uploadLicence', src: 'uploadLicence', input: ({ context }) => context },
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
        'upload.finished': {
          target: 'reading',
          actions: [{ type: 'setFileId', params: ({ event }) => event }, storesDraft],
        },
        'upload.failed': [
          // the fields were typed for the former picture
          {
            guard: 'hasUploaded',
            target: 'editing',
            actions: ['restoreFile', { type: 'setErrorMessage', params: ({ event }) => event }],
          },
          { target: 'choosing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      description: '识别中',
      tags: 'busy',
      invoke: {
        id: 'readLicence',
        src: 'readLicence',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: [{ type: 'setRead', params: ({ event }) => event }, storesDraft] },
        onError: { target: 'editing', actions: 'showUnreadable' },
      },
    },
    editing: {
      description: '核对字段',
      on: {
        'field.changed': { actions: [{ type: 'setField', params: ({ event }) => event }, storesDraft] },
        'application.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearErrorMessage' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    submitting: {
      description: '提交中',
      tags: 'busy',
      // a file that is being uploaded is not replaced
      on: { 'licence.chosen': {} },
      invoke: {
        id: 'submitApplication',
        src: 'submitApplication',
        input: ({ context }) => context,
        onDone: 'submitted',
        onError: { target: 'editing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    submitted: { description: '已提交', type: 'final' },
  },
});

export type LicenceActor = ActorRefFrom<typeof licenceMachine>;
