import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { CommandForm } from '#contract/desk/orders/commandForm.ts';
import { emptyCommandForm } from '#contract/desk/orders/commandForm.ts';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import { sampleOf, targetPriceOf } from '#contract/goods/enquiryTexts.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { Mistake, onOneLine, print } from '#server/admin/localService.ts';
import type { Desk } from '#server/admin/reviewDesk.ts';
import { openDesk } from '#server/admin/reviewDesk.ts';
import { answerAtDesk, issueAtDesk, listInvoices, listOrders, commandAtDesk } from '#server/admin/reviewOrders.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import { isHelp } from './help.ts';
import { deskVerdict } from '#server/enterprise/desk.ts';

const usage = `用法：
  npm run review                         列出待审核的企业认证申请
  npm run review -- licence <编号> <文件>  把营业执照图片存为文件
  npm run review -- pass <编号>            通过
  npm run review -- reject <编号> <原因>   驳回，原因会告知申请人
  npm run review -- enquiries              列出最近的询价，新的在前
  npm run review -- orders                 列出进行中的订单，旧的在前
  npm run review -- order <订单号> <操作> [说明] [--carrierBookingNo 订舱号] [--billOfLadingNo 提单号]
                    [--vessel 船名] [--voyage 航次] [--containers "箱号 铅封号;箱号 铅封号"] [--at 2026-03-01T08:30] [--dueAt 2026-03-02T18:00]
                                           以平台、承运人或车队的身份处理订单，说明会告知用户；
                                           缺少该操作必填的内容时逐项询问，时间为北京时间
  npm run review -- finding <订单号> <事项编号> ordinary|declare|reject [原因] [--dueAt 2026-03-02T18:00]
                                           答复一项疑似未申报的危险品：确为普通货物、退回客户按建议申报、驳回
  npm run review -- invoices               列出待开的发票，旧的在前
  npm run review -- invoice <订单号> issued  记录发票已开具
编号可只写前 8 位。服务须在本机运行；环境变量（PORT、DATA_DIR、SECRET）与服务相同。`;

const waiting = z.array(
  z.object({
    id: z.uuid(),
    fields: z.looseObject({ ...licenceFields.shape, creditCode: z.string() }),
    submittedAt: z.iso.datetime(),
  }),
);
type Waiting = z.output<typeof waiting>[number];

const waitingAt = async (desk: Desk): Promise<Waiting[]> => waiting.parse(await (await desk('/applications')).json());

const chosen = async (desk: Desk, id: string | undefined): Promise<Waiting> => {
  const found =
    id === undefined || id.length < 8 ? [] : (await waitingAt(desk)).filter((each) => each.id.startsWith(id));
  if (found.length !== 1) throw new Mistake(`没有编号为“${id ?? ''}”的待审核申请。`);
  return found[0]!;
};

const list = async (desk: Desk): Promise<void> => {
  const all = await waitingAt(desk);
  if (all.length === 0) return print('没有待审核的申请。');
  for (const { id, fields, submittedAt } of all) {
    print(`${id.slice(0, 8)}  ${dateTime(new Date(submittedAt))}  ${fields.enterpriseName}  ${fields.creditCode}`);
    print(`          ${fields.legalPerson}  ${fields.address}`);
  }
};

const decide = async (desk: Desk, id: string | undefined, verdict: unknown): Promise<void> => {
  const parsed = deskVerdict.safeParse(verdict);
  if (!parsed.success) throw new Mistake('驳回须写明原因（2 至 200 字）。');
  const application = await chosen(desk, id);
  const response = await desk(`/applications/${application.id}`, { method: 'POST', body: JSON.stringify(parsed.data) });
  const decided = deskVerdict.parse(await response.json());
  print(
    decided.status === 'PASS'
      ? `已通过：${application.fields.enterpriseName}`
      : `已驳回：${application.fields.enterpriseName}（${decided.reason}）`,
  );
};

const saveLicence = async (desk: Desk, id: string | undefined, file: string | undefined): Promise<void> => {
  if (file === undefined) throw new Mistake(usage);
  const application = await chosen(desk, id);
  const response = await desk(`/applications/${application.id}/licence`);
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()), { mode: 0o600 });
  print(`已保存：${file}`);
};

const received = z.array(
  z.object({
    enquiryNo: z.string(),
    content: enquiry,
    receivedAt: z.iso.datetime(),
    answerBy: z.iso.datetime(),
  }),
);

const listEnquiries = async (desk: Desk): Promise<void> => {
  const all = received.parse(await (await desk('/enquiries')).json());
  if (all.length === 0) return print('没有询价。');
  for (const { enquiryNo, content, receivedAt, answerBy } of all) {
    const { line, contactName, phone, company, email, goods, unNumber, isDanger } = content;
    print(`${enquiryNo}  ${dateTime(new Date(receivedAt))}  须于 ${dateTime(new Date(answerBy))} 前答复  ${line}`);
    print(`          ${onOneLine([contactName, phone, company, email])}`);
    print(
      `          ${onOneLine([goods, unNumber && `UN${unNumber}`, `危险品：${isDanger}`, content.quantity, sampleOf(content) && `样品 ${sampleOf(content)}`, targetPriceOf(content) && `目标价 ${targetPriceOf(content)}`])}`,
    );
    print(
      `          ${onOneLine([[content.origin, content.destination].filter((place) => place !== '').join(' → '), content.remark])}`,
    );
  }
};

const typedForm = (args: string[]) => {
  try {
    const texts = Object.keys(emptyCommandForm).map((name) => [name, { type: 'string' }] as const);
    const { positionals, values } = parseArgs({ args, options: Object.fromEntries(texts), allowPositionals: true });
    const [command, ...words] = positionals;
    return { command, typed: { note: words.join(' '), ...(values as Partial<CommandForm>) } };
  } catch {
    throw new Mistake(usage);
  }
};

const order = async (desk: Desk, orderNo: string | undefined, args: string[]): Promise<void> => {
  const { command, typed } = typedForm(args);
  if (!process.stdin.isTTY) return commandAtDesk(desk, orderNo, command, typed);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    await commandAtDesk(desk, orderNo, command, typed, (question) => terminal.question(question));
  } finally {
    terminal.close();
  }
};

const run = async ([command, id, ...rest]: string[]): Promise<void> => {
  const desk = openDesk(process.env);
  switch (command) {
    case undefined:
      return list(desk);
    case 'enquiries':
      return listEnquiries(desk);
    case 'orders':
      return listOrders(desk);
    case 'order':
      return order(desk, id, rest);
    case 'finding': {
      const { command: first = '', typed } = typedForm(id === undefined ? [] : [id, ...rest]);
      return answerAtDesk(desk, [first, ...(typed.note ?? '').split(' ')], typed.dueAt);
    }
    case 'invoices':
      return listInvoices(desk);
    case 'invoice':
      return issueAtDesk(desk, id, rest[0]);
    case 'licence':
      return saveLicence(desk, id, rest[0]);
    case 'pass':
      return decide(desk, id, { status: 'PASS' });
    case 'reject':
      return decide(desk, id, { status: 'REJECTED', reason: rest.join(' ') });
    default:
      throw new Mistake(usage);
  }
};

try {
  const args = process.argv.slice(2);
  if (!isHelp(args, usage)) await run(args);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
