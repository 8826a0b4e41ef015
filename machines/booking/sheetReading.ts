import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ReadSheet } from '#contract/booking/readSafetySheet.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { sheetFields } from '#contract/rules/safetySheet/safetySheet.ts';
import { subscription } from '#machines/effects.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { noFile } from '#machines/support/chosenFile.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { UploadEvent } from '#machines/support/upload.ts';

export const sheetType = 'application/pdf';

type Chosen = { file: ChosenFile };

/** Reads a safety data sheet for a cargo item: sends the file, waits while it is read, then proposes what was found. */
export const sheetReadingMachine = setup({
  types: {} as {
    context: {
      file: ChosenFile;
      percent: number;
      sheet?: ReadSheet | undefined;
      fileProblem?: 'fileType' | 'fileSize' | 'fileEmpty' | undefined;
      errorMessage?: string | undefined;
    };
    events: ({ type: 'sheet.chosen' } & Chosen) | UploadEvent<ReadSheet> | { type: 'reading.cancelled' };
    children: { readSheet: 'readSheet' };
  },
  actors: { readSheet: subscription<Chosen>() },
  guards: {
    isEmpty: (_, { file }: Chosen) => file.size === 0,
    isTooLarge: (_, { file }: Chosen) => file.size > limits.orderDocumentBytesMax,
    isPdf: (_, { file }: Chosen) => file.type === sheetType,
    isSent: (_, { percent }: { percent: number }) => percent >= 100,
    hasFound: (_, { output: { facts } }: { output: ReadSheet }) =>
      facts.notRegulated.length > 0 || sheetFields.some((field) => facts[field].length > 0),
  },
  actions: {
    setFile: assign((_, { file }: Chosen) => ({
      file,
      percent: 0,
      sheet: undefined,
      fileProblem: undefined,
      errorMessage: undefined,
    })),
    setPercent: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    setSheet: assign({ sheet: (_, { output }: { output: ReadSheet }) => output }),
    clearFile: assign({ file: noFile, percent: 0 }),
    showFileType: assign({ fileProblem: 'fileType' }),
    showFileSize: assign({ fileProblem: 'fileSize' }),
    showFileEmpty: assign({ fileProblem: 'fileEmpty' }),
    setErrorMessage: assign({ errorMessage: (_, { error }: { error: unknown }) => apiErrorMessage(error) ?? '' }),
  },
}).createMachine({
  id: 'sheetReading',
  description: '读取安全技术说明书（PDF）的第 3、9、14 部分，逐项列出读到的值供核对；不采用就不改动订单。',
  meta: {
    title: '读取安全技术说明书',
    events: { 'sheet.chosen': '选了说明书文件', 'reading.cancelled': '取消读取' },
    guards: {
      isEmpty: '是空文件',
      isPdf: '是 PDF',
      isSent: '已全部上传',
      hasFound: '读到了内容',
    },
    requests: { readSheet: '上传并读取说明书' },
    effects: { showFileSize: '提示文件过大', showFileEmpty: '提示空文件', showFileType: '提示文件类型不对' },
  } satisfies MachineNames,
  context: { file: noFile, percent: 0 },
  initial: 'idle',
  on: {
    'sheet.chosen': [
      { guard: { type: 'isEmpty', params: ({ event }) => event }, actions: 'showFileEmpty' },
      { guard: { type: 'isTooLarge', params: ({ event }) => event }, actions: 'showFileSize' },
      {
        guard: { type: 'isPdf', params: ({ event }) => event },
        // another file: the reading of the previous one is cancelled
        target: '.reading',
        reenter: true,
        actions: { type: 'setFile', params: ({ event }) => event },
      },
      { actions: 'showFileType' },
    ],
  },
  states: {
    idle: { description: '选择说明书' },
    reading: {
      description: '读取中',
      tags: 'busy',
      initial: 'sending',
      invoke: { id: 'readSheet', src: 'readSheet', input: ({ context }) => context },
      on: {
        'upload.finished': [
          {
            guard: { type: 'hasFound', params: ({ event }) => event },
            target: 'proposed',
            actions: { type: 'setSheet', params: ({ event }) => event },
          },
          { target: 'nothingFound', actions: { type: 'setSheet', params: ({ event }) => event } },
        ],
        'upload.failed': { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        'reading.cancelled': { target: 'idle', actions: 'clearFile' },
      },
      states: {
        sending: {
          description: '上传说明书',
          on: {
            'upload.progressed': [
              {
                guard: { type: 'isSent', params: ({ event }) => event },
                target: 'analysing',
                actions: { type: 'setPercent', params: ({ event }) => event },
              },
              { actions: { type: 'setPercent', params: ({ event }) => event } },
            ],
          },
        },
        analysing: { description: '识别内容' },
      },
    },
    proposed: { description: '核对读到的值' },
    nothingFound: { description: '没有读到内容' },
    failed: { description: '读取失败' },
  },
});

export type SheetReadingActor = ActorRefFrom<typeof sheetReadingMachine>;
