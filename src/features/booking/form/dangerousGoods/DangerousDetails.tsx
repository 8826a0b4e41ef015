import {
  mayBeExcepted,
  mayBeLimited,
  mayDeclareGroups,
  mayDeclarePollutant,
  needsTemperatures,
} from '#contract/booking/edits/dangerousDetails.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { requiresTechnicalName } from '#contract/rules/classification/technicalName.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { ListedGoods } from './ListedGoods.tsx';
import { TextField } from '#src/features/booking/form/fields/Fields.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { limitedQuantityOf } from '#contract/rules/acceptance/smallPackages.ts';
import { permitsAcidAlkali } from '#contract/rules/acceptance/smallQuantities.ts';
import { requiresFlashPoint } from '#contract/rules/classification/flashPointRules.ts';
import { Proposals } from '#src/features/booking/form/cargo/Suggestions.tsx';
import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { divisionsOf, divisionText } from '#contract/rules/classification/divisions.ts';
import { Field, ProblemLine } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import {
  groupNameZh,
  groupsIn,
  noSegregationGroup,
  segregationGroups,
} from '#contract/rules/segregation/segregationGroups.ts';

interface DetailFieldsProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'problems' | 'change'>;
}

/** The choice of division and subsidiary hazards where the contents decide them; nothing for other entries. */
export function DivisionField({ details, path, editor }: DetailFieldsProps) {
  const { unNumber, listed, hazardClass } = details;
  const name = `${path}.hazardClass` as const;
  const divisions = divisionsOf({ unNumber, hazardClass: listed?.hazardClass ?? '' }).map(divisionText);
  if (divisions.length === 0) return null;
  return (
    <Field
      className="mt-3"
      label={bookingMessages.dangerous.division}
      name={name}
      problem={editor.problems[name]}
      hint={bookingMessages.dangerous.divisionHint}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingMessages.cargo.choose}
          options={divisions.map((value) => ({ value, label: value }))}
          value={hazardClass === '' ? '' : divisionText(details)}
          onChange={(event) => editor.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface CharcoalFieldsProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
}

const days = ['producedOn', 'packedOn'] as const;
const temperatures = ['materialTemperature', 'ambientTemperature'] as const;

/** The fields for the transport document of charcoal (IMDG 5.4.1.5.18); nothing for other entries. */
export function CharcoalFields({ details: { charcoal }, path, editor }: CharcoalFieldsProps) {
  if (!charcoal) return null;
  const field = (name: keyof typeof charcoal) =>
    ({ editor, path: `${path}.charcoal.${name}`, value: charcoal[name], optional: true }) as const;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4">
      {days.map((name) => (
        <TextField key={name} {...field(name)} type="date" />
      ))}
      {temperatures.map((name) => (
        <TextField key={name} {...field(name)} unit="℃" inputMode="decimal" />
      ))}
      <p className="text-xs text-ink-soft col-span-2">{bookingMessages.dangerous.charcoalHint}</p>
    </div>
  );
}

interface SegregationGroupsFieldProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
}

/** A declaration with one code more or less; that none applies excludes every group. */
const toggled = (declared: readonly string[], code: string): string[] => {
  if (declared.includes(code)) return declared.filter((other) => other !== code);
  if (code === noSegregationGroup) return [code];
  return [...segregationGroups.keys()].filter((group) => group === code || declared.includes(group));
};

/** The segregation groups of a generic entry, as checkboxes; folded, with those chosen in its summary. */
export function SegregationGroupsField({ details, path, editor }: SegregationGroupsFieldProps) {
  const name = `${path}.declaredGroups` as const;
  const id = `field-${name}`;
  const label = labelOf(editor.service, name);
  const declared = groupsIn(details.declaredGroups);
  const problem = editor.problems[name];
  return (
    <details className="mt-3 rounded-md border border-line bg-surface px-3 py-2">
      <summary id={id} className="min-h-6 cursor-pointer text-sm text-ink-soft">
        {label}
        {declared.length > 0 && <span className="text-ink">：{declared.map(groupNameZh).join('、')}</span>}
      </summary>
      <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
          {bookingMessages.dangerous.groupsHint}
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
          {[noSegregationGroup, ...segregationGroups.keys()].map((code) => (
            <label key={code} className="flex min-h-6 cursor-pointer items-start gap-2 text-sm">
              <input
                type="checkbox"
                checked={declared.includes(code)}
                onChange={() => editor.change(name, toggled(declared, code).join(' '))}
                className="mt-[3px] size-4 shrink-0 cursor-pointer accent-brand-600"
              />
              <span className="min-w-0">{groupNameZh(code)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ProblemLine id={`${id}-problem`} problem={problem} label={label} />
    </details>
  );
}

interface UnlistedGoodsProps {
  /** Path of the first value that an entry of the list would fill; problems link here. */
  name: string;
  problem: FieldProblem | undefined;
}

/** The placeholder for the entry of the dangerous-goods list until one is chosen. */
function UnlistedGoods({ name, problem }: UnlistedGoodsProps) {
  return (
    <p
      id={`field-${name}`}
      tabIndex={-1}
      className={`rounded-md border border-dashed px-4 py-3 text-sm ${problem ? 'border-critical text-critical' : 'border-line-strong text-ink-soft'}`}
    >
      {bookingMessages.dangerous.unlisted}
    </p>
  );
}

interface DangerousFlagProps {
  editor: FormEditor;
  path: PlainPath;
  checked: boolean;
  disabled?: boolean;
  hint?: ReactNode;
}

/** A checkbox that declares a property of dangerous goods. */
function DangerousFlag({ editor, path, checked, disabled = false, hint }: DangerousFlagProps) {
  return (
    <Checkbox
      name={path}
      checked={checked}
      disabled={disabled}
      problem={editor.problems[path]}
      onChange={(value) => editor.change(path, value)}
    >
      {labelOf(editor.service, path)}
      {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
    </Checkbox>
  );
}

type ShipperFlag =
  | 'marinePollutant'
  | 'limitedQuantity'
  | 'exceptedQuantity'
  | 'acidAlkaliStatement'
  | 'noReactionStatement';

interface ShipperDetailsProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: FormEditor;
}

/**
 * Details that no list contains: weight, flash point, packaging mark, temperatures, small quantities, emergency
 * contact.
 */
function ShipperDetails({ details, path, editor }: ShipperDetailsProps) {
  const messages = bookingMessages.dangerous;
  const { listed } = details;
  const isLimited = mayBeLimited(details);
  const limited = isLimited ? messages.limitedHint(limitedQuantityOf(details)) : messages.notLimited;
  const isExcepted = mayBeExcepted(details);
  const excepted = isExcepted ? messages.exceptedHint(listed?.exceptedQuantityCode ?? '') : messages.notExcepted;
  const text = (name: 'flashPoint' | 'packagingMark' | 'controlTemperature' | 'emergencyTemperature') =>
    ({ editor, path: `${path}.${name}`, value: details[name], optional: true }) as const;
  const flag = (name: ShipperFlag) => ({ editor, path: `${path}.${name}`, checked: details[name] ?? false }) as const;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 max-sm:[&>div:nth-child(n+3)]:col-span-2">
      <TextField
        editor={editor}
        path={`${path}.netKg`}
        value={details.netKg}
        unit="kg"
        inputMode="decimal"
        placeholder={messages.netHint}
      />
      <TextField
        {...text('flashPoint')}
        optional={!requiresFlashPoint(details)}
        // the list's remark has its own unit
        unit={hasUnit(details.flashPoint) ? undefined : '℃'}
        placeholder={messages.flashPointHint}
      />
      <Proposals editor={editor} at={`${path}.netKg`} className="col-span-2" />
      <TextField {...text('packagingMark')} className="col-span-2" placeholder={messages.markHint} />
      {needsTemperatures(details) && (
        <>
          <TextField {...text('controlTemperature')} placeholder={messages.temperatureHint} />
          <TextField {...text('emergencyTemperature')} placeholder={messages.temperatureHint} />
        </>
      )}
      <TextField editor={editor} path={`${path}.emergencyContact`} value={details.emergencyContact} />
      <TextField editor={editor} path={`${path}.emergencyPhone`} value={details.emergencyPhone} inputMode="tel" />
      <Proposals editor={editor} at={`${path}.emergencyContact`} className="col-span-2" />
      <p className="text-xs text-ink-soft col-span-2">{messages.contactHint}</p>
      {mayDeclarePollutant(details) && (
        <div className="col-span-2">
          <DangerousFlag {...flag('marinePollutant')} hint={messages.pollutantHint} />
        </div>
      )}
      <DangerousFlag {...flag('limitedQuantity')} disabled={!isLimited} hint={listed && limited} />
      <DangerousFlag {...flag('exceptedQuantity')} disabled={!isExcepted} hint={listed && excepted} />
      {permitsAcidAlkali(details) && (
        <div className="col-span-2">
          <DangerousFlag {...flag('acidAlkaliStatement')} hint={messages.acidAlkaliHint} />
        </div>
      )}
      {hasOthersOfItsClass(details, editor) && (
        <div className="col-span-2">
          <DangerousFlag {...flag('noReactionStatement')} hint={messages.noReactionHint} />
        </div>
      )}
    </div>
  );
}

const hasUnit = (flashPoint: string): boolean => /[℃℉°]/.test(flashPoint);

/** Whether other goods of the order are of the same class, so that 7.2.6.1 may relieve them. */
const hasOthersOfItsClass = (details: DangerousForm, { form }: FormEditor): boolean =>
  details.hazardClass !== '' &&
  form.cargo.filter(({ dangerous }) => dangerous?.hazardClass === details.hazardClass).length > 1;

interface RareDetailsProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: FormEditor;
}

const texts = ['innerPackaging', 'competentAuthorityApproval'] as const;
const flags = ['emptyUncleaned', 'isWaste', 'isHot'] as const;

/** Rarely declared properties of dangerous goods; folded until one is set. */
function RareDetails({ details, path, editor }: RareDetailsProps) {
  const messages = bookingMessages.dangerous;
  const isDeclared =
    texts.some((name) => details[name] !== '' || editor.problems[`${path}.${name}`]) ||
    flags.some((name) => details[name]);
  return (
    <details
      className="mt-3"
      // opens but never closes by itself: a user who empties a field may still be typing
      ref={(fold) => {
        if (fold && isDeclared) fold.open = true;
      }}
    >
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-brand-700 hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
        <span className="whitespace-nowrap">{messages.rare}</span>
        <span className="text-xs text-ink-soft max-sm:hidden">（{messages.rareHint}）</span>
      </summary>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {texts.map((name) => (
          <TextField key={name} editor={editor} path={`${path}.${name}`} value={details[name]} optional />
        ))}
        <div className="flex flex-wrap gap-x-6 gap-y-2 sm:col-span-2">
          {flags.map((name) => (
            <DangerousFlag key={name} editor={editor} path={`${path}.${name}`} checked={details[name]} />
          ))}
        </div>
      </div>
    </details>
  );
}

interface Props {
  details: DangerousForm;
  index: number;
  editor: FormEditor;
}

/** The dangerous-goods details of a cargo item: what the list says, then what only the shipper knows. */
export function DangerousDetails({ details, index, editor }: Props) {
  const messages = bookingMessages.dangerous;
  const at = `cargo.${index}.dangerous` as const;
  const { problems } = editor;
  return (
    <fieldset className="min-w-0 border-t border-hazard/60 bg-hazard-soft/50 p-3 sm:p-4">
      <legend className="sr-only">{messages.title}</legend>
      {details.listed ? (
        <>
          <ListedGoods details={details} service={editor.service} />
          <DivisionField details={details} path={at} editor={editor} />
          <CharcoalFields details={details} path={at} editor={editor} />
        </>
      ) : (
        <UnlistedGoods name={`${at}.properShippingName`} problem={problems[`${at}.properShippingName`]} />
      )}
      {requiresTechnicalName(details) && (
        <TextField
          className="mt-3"
          editor={editor}
          path={`${at}.technicalName`}
          value={details.technicalName}
          hint={messages.technicalHint}
        />
      )}
      {mayDeclareGroups(details) && <SegregationGroupsField details={details} path={at} editor={editor} />}
      <ShipperDetails details={details} path={at} editor={editor} />
      <RareDetails details={details} path={at} editor={editor} />
    </fieldset>
  );
}
