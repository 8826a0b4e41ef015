import { html } from 'hono/html';
import type { EnterpriseDetail, ApplicationFields } from '#contract/enterprise/enterprise.ts';
import { applicationFieldNames } from '#contract/enterprise/licenceFieldNames.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { audits } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { badge, verifyHref } from './frame.ts';

const steps: readonly { name: string; done: readonly AuditStatus[]; failed?: AuditStatus }[] = [
  { name: '上传营业执照', done: ['REVIEWING', 'PASS', 'REJECTED'] },
  { name: '平台审核', done: ['PASS'], failed: 'REJECTED' },
  { name: '认证通过', done: ['PASS'] },
];

const badges: Readonly<Record<AuditStatus, Markup>> = {
  NONE: html`企业尚未认证。未认证企业的订单将在下单两天后自动取消。`,
  REVIEWING: html`资料已提交，正在审核。`,
  PASS: html`企业已通过认证，订单不再自动取消。`,
  REJECTED: html`资料未通过审核，请修改后重新提交。`,
};

/** The state of the enterprise's verification, and the submitted data. */
export const verification = ({ status, reason, submittedAt, fields }: EnterpriseDetail): Markup =>
  html`<section class="card">
      <h2>认证状态 ${badge(audits[status])}</h2>
      <ol class="steps">
        ${steps.map(
          ({ name, done, failed }) =>
            html`<li class="${done.includes(status) ? 'done' : status === failed ? 'failed' : ''}">${name}</li>`,
        )}
      </ol>
      <p>${badges[status]}</p>
      ${reason === null ? '' : html`<p class="notice bad">未通过原因：${reason}</p>`}
      ${
        status === 'NONE' || status === 'REJECTED'
          ? html`<p><a class="button" href="${verifyHref}">${status === 'NONE' ? '去认证' : '重新提交'}</a></p>`
          : ''
      }
    </section>
    ${
      fields
        ? html`<section class="card">
            <h2>提交的资料</h2>
            <dl class="rows">
              ${(Object.keys(applicationFieldNames) as (keyof ApplicationFields)[])
                .filter((name) => fields[name] !== '')
                .map(
                  (name) =>
                    html`<div>
                      <dt>${applicationFieldNames[name]}</dt>
                      <dd>${fields[name]}</dd>
                    </div>`,
                )}
              ${
                submittedAt === null
                  ? ''
                  : html`<div>
                      <dt>提交时间</dt>
                      <dd>${dateTime(new Date(submittedAt))}</dd>
                    </div>`
              }
            </dl>
          </section>`
        : ''
    }`;
