import type { DocumentRequest } from '#contract/orders/documentRequest.ts';

/** Requests of the desk to the customer: a document by name, and a newer version of one in the table. */
export const requests: DocumentRequest[] = [
  {
    code: '-1',
    nameZh: '原产地证',
    note: '收货人清关要用，须为贸促会签发',
    askedAt: '2026-03-01T06:00:00Z',
    dueAt: '2026-03-04T10:00:00Z',
  },
  {
    code: 'SDS',
    nameZh: '化学品安全技术说明书（SDS，16 项，中英文）',
    note: '',
    askedAt: '2026-03-01T02:00:00Z',
    dueAt: '2026-03-03T10:00:00Z',
  },
];
