import type { Page } from 'playwright';
import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { dayAhead } from './clock.ts';
import { field } from './company.ts';

/** The values of one order, in addition to those of every order. */
export interface Filled {
  /** The line's own fields by name; other required days, texts and numbers get a default value. */
  details?: Record<string, string | boolean>;
  /** The quantity of each item; a line with a single choice has only the chosen item. */
  items?: Record<string, string>;
  /** Whether the address book has the parties from a previous order. */
  isInBook?: boolean;
  cargo?: { grossKg: string; volumeM3: string; packages?: string; unNumber?: string; option?: RegExp };
}

const plainValue = (requested: ServiceField): string => {
  switch (requested.kind) {
    case 'day':
      return dayAhead(5);
    case 'telephone':
      return '+86 21 5555 0110';
    case 'quantity':
    case 'count':
      return '1';
    default:
      return '示例内容 Example';
  }
};

const fillDetail = async (page: Page, name: string, requested: ServiceField, value: string | boolean | undefined) => {
  const control = field(page, `details.${name}`);
  if (requested.kind === 'flag') {
    if (value === true) await control.check();
    return;
  }
  if (requested.kind === 'choice' || requested.kind === 'quoted') {
    if (typeof value !== 'string') return;
    const label = requested.kind === 'choice' ? requested.options.find((one) => one.value === value)?.labelZh : value;
    const radio = page.getByRole('radio', { name: label ?? value });
    if ((await radio.count()) > 0) await radio.first().check();
    else await control.selectOption(value);
    return;
  }
  const isOptional = 'optional' in requested || requested.when !== undefined;
  if (value === undefined && isOptional) return;
  if (value !== undefined || (await control.inputValue()) === '')
    await control.fill(String(value ?? plainValue(requested)));
};

/** Types into a field that was not prefilled. */
const fillEmpty = async (page: Page, name: string, value: string) => {
  const control = field(page, name);
  if ((await control.inputValue()) === '') await control.fill(value);
};

const fillParty = async (page: Page, who: string, isInBook: boolean) => {
  const name = field(page, `${who}.name`);
  if (isInBook && (await name.inputValue()) === '') {
    await name.click();
    await page.getByRole('option', { name: 'Example Coatings Co., Ltd.' }).first().click();
  }
  await fillEmpty(page, `${who}.name`, 'Example Coatings Co., Ltd.');
  await fillEmpty(page, `${who}.address`, '1 Example Road, Shanghai');
  await fillEmpty(page, `${who}.telephone`, '+86 21 5555 0120');
  await fillEmpty(page, `${who}.email`, 'shipping@example.com');
};

const fillCargo = async (page: Page, service: ServiceDefinition, cargo: NonNullable<Filled['cargo']>) => {
  await field(page, 'cargo.0.nameZh').fill('工业涂料');
  if (service.crossesBorders) {
    await field(page, 'cargo.0.nameEn').fill('Industrial paint');
    await field(page, 'cargo.0.hsCode').fill('3208.90.10');
  }
  await field(page, 'cargo.0.packagingCode').selectOption('1A1');
  await field(page, 'cargo.0.packages').fill(cargo.packages ?? '80');
  await field(page, 'cargo.0.grossKg').fill(cargo.grossKg);
  await field(page, 'cargo.0.volumeM3').fill(cargo.volumeM3);
  await field(page, 'cargo.0.dangerous').setChecked(cargo.unNumber !== undefined);
  if (cargo.unNumber === undefined) return;
  await field(page, 'cargo.0.dangerous.unNumber').fill(cargo.unNumber);
  await page
    .getByRole('option', { name: cargo.option ?? new RegExp(`UN ${cargo.unNumber}`) })
    .first()
    .click();
  const names = field(page, 'cargo.0.dangerous.properShippingName');
  if ((await names.count()) > 0) await names.selectOption({ index: 1 });
  await field(page, 'cargo.0.dangerous.flashPoint').fill('18');
  await field(page, 'cargo.0.dangerous.netKg').fill('1');
  await fillEmpty(page, 'cargo.0.dangerous.emergencyContact', '王安全');
  await fillEmpty(page, 'cargo.0.dangerous.emergencyPhone', '+86 21 5555 0110');
};

const chooseItems = async (page: Page, service: ServiceDefinition, items: Record<string, string>) => {
  for (const [code, quantity] of Object.entries(items)) {
    if (service.items?.choose === 'one') await page.locator(`input[name="items"][value="${code}"]`).check();
    else {
      const control = page.locator(`input[name="items.${code}"]`);
      if ((await control.inputValue()) !== quantity) await control.fill(quantity);
    }
  }
};

/** Fills the empty fields on the order page of any line, by its definition, and agrees to the protocol. */
export const fillOrder = async (
  page: Page,
  service: ServiceDefinition,
  { details = {}, items = {}, cargo, isInBook = false }: Filled,
) => {
  await chooseItems(page, service, items);
  if (cargo && service.hasCargo) await fillCargo(page, service, cargo);
  for (const name of service.groups.flatMap(({ fields }) => fields)) {
    const requested = service.fields[name];
    if (requested) await fillDetail(page, name, requested, details[name]);
  }
  for (const who of service.parties) if (who !== 'notifyParty') await fillParty(page, who, isInBook);
  await fillEmpty(page, 'bookingContact.name', '李订舱');
  await fillEmpty(page, 'bookingContact.phone', '13812345678');
  await fillEmpty(page, 'bookingContact.email', 'booking@example.com');
  await page.getByLabel(/我已阅读并同意|I have read and accept “/).check();
};
