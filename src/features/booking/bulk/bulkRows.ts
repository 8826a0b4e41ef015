import { unNumberTyped } from '#contract/protocol/typedInput.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo } from '#contract/booking/blankOrder.ts';
import { packagings } from '#contract/booking/packagings.ts';
import { filledFrom, namedAfter } from '#contract/booking/edits/dangerousDetails.ts';
import { withValue } from '#contract/booking/edits/formPath.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { divisionsOf, isClassOf } from '#contract/rules/classification/divisions.ts';
import { entryNamed, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import type { Quote } from '#contract/services/quote.ts';
import { bookingProblems } from '#machines/booking/bookingRules.ts';
import { formProblemsOf } from '#src/features/booking/form/formContext.ts';
import type { BulkTable } from './bulkTable.ts';
import { bulkMessages as messages } from './messages.ts';

/** One row: the cargo item it makes, and its problems by the path of the column. */
export interface BulkRow {
  cargo: CargoForm;
  problems: Readonly<Record<string, FieldProblem>>;
}

export interface BulkScope {
  service: ServiceDefinition;
  quote: Quote;
  form: OrderForm;
}

type Cells = Readonly<Record<string, string>>;

const problem = (messageZh: string): FieldProblem => ({ messageZh });

const groups: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III', Ⅰ: 'I', Ⅱ: 'II', Ⅲ: 'III' };
const groupOf = (cell: string): string => groups[cell.trim()] ?? plainText(cell).trim().toUpperCase();

const packagingOf = (cell: string): string => {
  const typed = plainText(cell).trim().toUpperCase();
  const found = packagings.find(({ code, nameZh }) => code === typed || nameZh === cell.trim());
  return found?.code ?? '';
};

const detailOf = (field: ServiceField, cell: string): string | boolean => {
  if (field.kind === 'flag') return messages.yes.test(cell.trim());
  if (field.kind !== 'choice') return cell;
  return field.options.find(({ value, labelZh }) => value === cell || labelZh === cell)?.value ?? cell;
};

/** The entry of the list for a row; a problem where none or several fit. */
const entryOf = (
  cells: Cells,
  goods: readonly DangerousGoods[],
): { entry?: DangerousGoods; problems: Record<string, FieldProblem> } => {
  const number = unNumberTyped(cells['dangerous.unNumber'] ?? '');
  const listed = goods.filter(({ unNumber }) => unNumber === number);
  if (listed.length === 0)
    return { problems: /^\d{4}$/.test(number) ? { 'dangerous.unNumber': problem(messages.unknownUn) } : {} };
  const group = groupOf(cells['dangerous.packingGroup'] ?? '');
  const stated = (cells['dangerous.hazardClass'] ?? '').trim();
  const inGroup = group === '' ? listed : listed.filter(({ packingGroup }) => packingGroup === group);
  const known = [...new Set(listed.map(({ packingGroup }) => packingGroup ?? '—'))].join('、');
  if (inGroup.length === 0) return { problems: { 'dangerous.packingGroup': problem(messages.chooseGroup(known)) } };
  const inClass = stated === '' ? inGroup : inGroup.filter((one) => isClassOf(one, stated));
  const classes = [...new Set(inGroup.map(({ hazardClass }) => hazardClass))].join('、');
  if (inClass.length === 0) return { problems: { 'dangerous.hazardClass': problem(messages.otherClass(classes)) } };
  // entries of one number, group and class differ by their names
  const named = inClass.length > 1 ? entryNamed(inClass, cells['dangerous.properShippingName'] ?? '') : undefined;
  if (named) return { entry: named, problems: {} };
  if (inClass.length > 1) return { problems: { 'dangerous.packingGroup': problem(messages.chooseGroup(known)) } };
  return { entry: inClass[0]!, problems: {} };
};

const typedDangerous = new Set<string>([
  'technicalName',
  'netKg',
  'packagingMark',
  'innerPackaging',
  'emergencyContact',
  'emergencyPhone',
]);

const withDangerous = (one: CargoForm, cells: Cells, goods: readonly DangerousGoods[]): BulkRow => {
  const { entry, problems } = entryOf(cells, goods);
  const typed = Object.entries(cells).flatMap(([path, cell]): [string, string][] => {
    const name = /^dangerous\.(\w+)$/.exec(path)?.[1];
    return name !== undefined && typedDangerous.has(name) ? [[name, cell]] : [];
  });
  const begun: DangerousForm = {
    ...one.dangerous!,
    ...(Object.fromEntries(typed) as Partial<DangerousForm>),
    unNumber: unNumberTyped(cells['dangerous.unNumber'] ?? ''),
  };
  if (!entry) return { cargo: { ...one, dangerous: begun }, problems };
  const division = divisionsOf(entry).find(({ hazardClass }) => hazardClass === cells['dangerous.hazardClass']);
  const filled = { ...filledFrom(entry, begun), ...division };
  const wanted = (cells['dangerous.properShippingName'] ?? '').trim().toUpperCase();
  const names = shippingNamesOf(entry.properShippingName);
  const chosen = names.find((name) => name.toUpperCase() === wanted);
  const dangerous: DangerousForm = {
    ...filled,
    properShippingName: wanted === '' ? filled.properShippingName : (chosen ?? ''),
    flashPoint: cells['dangerous.flashPoint'] || filled.flashPoint,
  };
  const unnamed: Record<string, FieldProblem> =
    dangerous.properShippingName === ''
      ? { 'dangerous.properShippingName': problem(messages.chooseName(names.join('、'))) }
      : {};
  return { cargo: { ...one, ...namedAfter(entry, one), dangerous }, problems: { ...problems, ...unnamed } };
};

/** The value of a cell outside the dangerous goods; undefined if it leaves the field as it is. */
const plainValueOf = (service: ServiceDefinition, path: string, cell: string): string | boolean | undefined => {
  if (path === 'packagingCode') return packagingOf(cell);
  if (cell === '') return undefined;
  const field = path.startsWith('details.') ? service.cargoFields[path.slice('details.'.length)] : undefined;
  return field ? detailOf(field, cell) : cell;
};

const rowOf = (service: ServiceDefinition, cells: Cells, goods: readonly DangerousGoods[]): BulkRow => {
  const isDangerous = ['dangerous.unNumber', 'dangerous.hazardClass'].some((path) => (cells[path] ?? '') !== '');
  let one = blankCargo(service, isDangerous);
  for (const [path, cell] of Object.entries(cells)) {
    if (path.startsWith('dangerous.')) continue;
    const value = plainValueOf(service, path, cell);
    if (value !== undefined) one = withValue(one, path, value);
  }
  const unknownPackaging: Record<string, FieldProblem> =
    one.packagingCode === '' && (cells['packagingCode'] ?? '') !== ''
      ? { packagingCode: problem(messages.unknownPackaging) }
      : {};
  const row = isDangerous ? withDangerous(one, cells, goods) : { cargo: one, problems: {} };
  return { ...row, problems: { ...unknownPackaging, ...row.problems } };
};

/** The rows of a table as cargo items, with the problems that the order form would show for them. */
export const rowsOf = (
  { service, quote, form }: BulkScope,
  { columns, rows }: BulkTable,
  goods: readonly DangerousGoods[],
): BulkRow[] => {
  const read = rows.map((row) =>
    rowOf(service, Object.fromEntries(columns.map(({ path }, index) => [path, row[index] ?? ''])), goods),
  );
  return read.map(({ cargo, problems }) => {
    // each row by itself: rows that are too many are counted, and those together are judged in the form
    const draft = { form: { ...form, cargo: [cargo] } } as OrderDraft;
    const found = Object.entries(formProblemsOf(bookingProblems({ service, quote, draft }))).flatMap(
      ([path, shown]): [string, FieldProblem][] =>
        path.startsWith('cargo.0.') ? [[path.slice('cargo.0.'.length), shown]] : [],
    );
    return { cargo, problems: { ...Object.fromEntries(found), ...problems } };
  });
};
