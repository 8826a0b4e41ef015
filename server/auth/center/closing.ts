import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import type { Obstacles } from '#server/auth/closing/obstacles.ts';
import { isBlocked } from '#server/auth/closing/obstacles.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { CodePage } from './codeForm.ts';
import { codeField, sendCodeForm } from './codeForm.ts';
import type { Member } from './frame.ts';
import { base } from './frame.ts';

/** The data of the closing page besides the account itself. */
export interface ClosingPage extends CodePage {
  obstacles: Obstacles;
  /** The values of the last attempt. */
  code: string;
  understood: boolean;
}

const { workingDays, deleted, retained: stored } = accountClosing;

const consequences = html`<h2>注销前请了解</h2>
  <ul class="plainList">
    <li>
      提交后，本账号不能再下单，其他设备立即退出登录；我们最迟在 ${workingDays} 个工作日内完成注销，届时您会收到短信。
    </li>
    <li>完成之前，您可以登录后回到本页撤销；完成之后账号不能恢复。</li>
    <li>将被删除：${deleted.join('、')}。</li>
    <li>
      依法须保存的不会删除，但其中的姓名、电话、邮箱会被遮蔽，您也不能再查看：
      ${stored.map(({ what, howLong }) => `${what}：${howLong}`).join('；')}。
    </li>
    <li>手机号随之释放，可以重新注册，但看不到本账号的任何记录。需要保留的订单、托书与发票，请先自行下载。</li>
  </ul>`;

const obstacleList = ({ openOrders, waitingInvoices, openWholeVehicleOrders, leftWithoutOwner }: Obstacles): Markup =>
  html`<section class="card">
    <h2>还不能注销</h2>
    <p>请先了结下列事项：</p>
    <ul class="plainList">
      ${
        openOrders > 0
          ? html`<li>
              ${openOrders} 个进行中的订单：须已完成、已取消或已被拒绝，<a href="${paths.orders}">查看订单</a>
            </li>`
          : ''
      }
      ${waitingInvoices > 0 ? html`<li>${waitingInvoices} 张尚未开具的发票</li>` : ''}
      ${
        leftWithoutOwner > 0
          ? html`<li>
              您是公司唯一的所有者，还有 ${leftWithoutOwner} 位同事：请先在<a href="${base}/company/members"
                >同事与权限</a
              >将一位同事设为所有者
            </li>`
          : ''
      }
      ${openWholeVehicleOrders > 0 ? html`<li>${openWholeVehicleOrders} 个未签收的整车订单</li>` : ''}
    </ul>
  </section>`;

const requestForm = (member: Member, page: ClosingPage): Markup =>
  html`<section class="card">
    <h2>验证身份并提交</h2>
    ${sendCodeForm(member, page, {
      action: `${base}/account/close/code`,
      reason: '为确认是您本人，请用短信验证码验证',
    })}
    <form method="post" action="${base}/account/close" class="stacked" novalidate>
      ${codeField(page, page.code)}
      <label class="tick"
        ><input type="checkbox" name="understood" value="yes" ${page.understood ? 'checked' : ''} required />
        我已了解上述后果，确认注销账号</label
      >
      <p><button class="button danger">申请注销账号</button></p>
    </form>
  </section>`;

const running = (closesAt: Date): Markup =>
  html`<section class="card">
    <h2>账号正在注销</h2>
    <p>
      我们最迟于
      <b>${dateMinute(closesAt)}</b> 完成注销，届时您会收到短信。在此之前您可以撤销，撤销后账号照常使用。
    </p>
    <form method="post" action="${base}/account/close/cancel">
      <p><button class="button">撤销注销申请</button></p>
    </form>
  </section>`;

/** The page for closing the account: its consequences, its obstacles, the request, and its cancellation. */
export const closingPage = (member: Member, page: ClosingPage): Markup => {
  const { closesAt } = member.account.user;
  if (closesAt) return running(closesAt);
  return html`<section class="card">
      ${consequences}
      ${
        member.colleagues > 1
          ? html`<p class="note">
              您为公司所做的订单、询价、报价、所存的地址与您的模板不会删除，由公司的同事接手；您的接口密钥随即失效。
            </p>`
          : ''
      }
    </section>
    ${isBlocked(page.obstacles) ? obstacleList(page.obstacles) : requestForm(member, page)}`;
};
