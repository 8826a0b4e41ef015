import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CommandField } from '#contract/desk/orders/commandForm.ts';
import { answerWayZh } from '#contract/desk/orders/commandForm.ts';
import type { ShipmentField } from '#contract/desk/orders/shipmentFacts.ts';
import { billChoices, billFieldName } from '#contract/orders/bill/billContent.ts';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { roleNames } from '#contract/desk/staffRoles.ts';
import { fieldProblemOf } from '#contract/desk/deskProblems.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import type { DeskFormAbout, DeskFormKind } from '#machines/desk/deskFormRules.ts';
import { columnField, formFields, formValue, needsFile } from '#machines/desk/deskFormRules.ts';
import { accountMessages } from './messages/accounts.ts';
import { contractMessages } from './messages/contracts.ts';
import { deskMessages } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { Control } from '#src/ui/fields/Field.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const { fields, forms, hints, tracks } = deskMessages;
type Name = keyof typeof fields;

const longFields: ReadonlySet<string> = new Set(['note', 'reason', 'answer', 'containers', 'comment', 'remark']);
const longBillField = /address$|description$|^marks$|^letterOfCredit$/;
const isLong = (name: string): boolean => longFields.has(name) || longBillField.test(name);
const times: ReadonlySet<string> = new Set<CommandField | ShipmentField>([
  'at',
  'dueAt',
  'gatedInAt',
  'departedAt',
  'arrivedAt',
]);
const days: ReadonlySet<string> = new Set([
  'validFrom',
  'validUntil',
  'countsFrom',
  'overrideUntil',
  'receivedOn',
  'transferredOn',
]);
const choicesOf: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>> = {
  role: roleNames,
  answeredWay: answerWayZh,
  direction: deskMessages.prices.directions,
  releaseKind: billChoices['billType']!,
  line: Object.fromEntries(
    Object.entries(allServices).flatMap(([code, { nameZh }]) => (code === 'goods' ? [] : [[code, nameZh]])),
  ),
  goodsScope: contractMessages.goodsScopes,
  beyond: contractMessages.beyond,
  scope: accountMessages.scopes,
  effect: accountMessages.effects,
};

/** The choices of a field; some depend on what the form is about. */
const choicesIn = (about: DeskFormAbout, name: Name): Readonly<Record<string, string>> | undefined => {
  if (about.kind === 'trackTable' && about.unmapped)
    return {
      '': tracks.ignored,
      ...Object.fromEntries(about.unmapped.form.columns.map((column) => [column.name, column.title])),
    };
  if (name === 'paperCode' && (about.kind === 'document' || about.kind === 'documentRequest')) return about.papers;
  if (about.kind === 'trackEntry' && name === 'milestone')
    return Object.fromEntries(about.kinds.map((kind) => [kind, milestoneZh[kind]]));
  if (about.kind === 'trackEntry' && name === 'containerNo')
    return Object.fromEntries(about.facts.containers.map((containerNo) => [containerNo, containerNo]));
  if (name === 'currency' && about.kind === 'priceProposal')
    return Object.fromEntries(about.totals.map(({ currency }) => [currency, deskMessages.prices.currencies[currency]]));
  if (name === 'billId' && about.kind === 'accountAllocation') return about.bills;
  if (name === 'scope' && about.kind === 'receiptReversal' && !about.isMatched)
    return { receipt: accountMessages.scopes.receipt };
  if (name === 'currency') return deskMessages.prices.currencies;
  return about.kind === 'billDraft' ? billChoices[name] : choicesOf[name];
};
/** The column of a table that a field is about, and its place from 1. */
const columnOf = (about: DeskFormAbout, name: string) => {
  const columns = about.kind === 'trackTable' ? (about.unmapped?.columns ?? []) : [];
  const index = columns.findIndex((_, at) => columnField(at) === name);
  return columns[index] && { ...columns[index], place: index + 1 };
};
const hintOf = (about: DeskFormAbout, name: string): string | undefined => {
  if (about.kind === 'signIn' && name !== 'totp') return undefined;
  return columnOf(about, name)?.samples.join('、') ?? hints[name as Name];
};
const labelOf = (about: DeskFormAbout, name: string): string => {
  if (about.kind === 'billDraft' && name !== 'note') return billFieldName(name);
  const column = columnOf(about, name);
  if (column) return column.header || tracks.noHeader(column.place);
  return about.kind === 'trackEntry' && name === 'at' ? tracks.at[about.classifier] : fields[name as Name];
};
const inputModes: Readonly<Partial<Record<Name, 'numeric' | 'decimal'>>> = {
  totp: 'numeric',
  amount: 'decimal',
  committed: 'numeric',
  charge: 'decimal',
  limitCny: 'decimal',
  limitUsd: 'decimal',
  paymentDays: 'numeric',
};
const paper = { hint: hints.file!, types: ['.pdf', '.jpg', '.jpeg', '.png'] };
const fileOf: Readonly<Record<'invoice' | 'document' | 'trackTable', { label: Name; hint: string; types: string[] }>> =
  {
    invoice: { label: 'file', ...paper },
    document: { label: 'documentFile', ...paper },
    trackTable: { label: 'tableFile', hint: tracks.tableColumns, types: ['.xlsx', '.csv'] },
  };

const grave: ReadonlySet<DeskFormKind> = new Set([
  'rejecting',
  'staffDisabling',
  'staffResetting',
  'contractEnding',
  'contractRateEnding',
  'receiptReversal',
  'paymentClosing',
  'refundApproval',
  'refundTransfer',
  'allocationUndoing',
]);
const isGrave = ({ kind }: DeskFormAbout): boolean => grave.has(kind);

interface Props {
  actor: DeskFormActor;
  title?: string;
  /** Whether the form is the page itself. */
  isPage?: boolean;
  /** Absent where the form cannot be left. */
  onDrop?: (() => void) | undefined;
  /** Shown between lead and fields, and below the fields. */
  before?: ReactNode;
  after?: ReactNode;
}

interface InputProps {
  name: Name;
  control: Control;
  actor: DeskFormActor;
  readOnly: boolean;
}

/** The control of one field. */
function DeskInput({ name, control, actor, readOnly }: InputProps) {
  const { about, values } = useSelector(actor, (snapshot) => snapshot.context);
  const common = {
    ...control,
    readOnly,
    value: formValue(about, values, name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      actor.send({ type: 'value.changed', name, value: currentTarget.value }),
  };
  if (isLong(name)) return <TextArea {...common} rows={name === 'containers' ? 5 : 3} />;
  if (name === 'password')
    return (
      <PasswordInput
        {...common}
        autoComplete={about.kind === 'signIn' ? 'current-password' : 'new-password'}
        showText={deskMessages.showPassword}
        hideText={deskMessages.hidePassword}
      />
    );
  const choices = choicesIn(about, name);
  if (choices)
    return (
      <Select
        {...control}
        value={common.value}
        disabled={readOnly}
        {...(!('' in choices) && { placeholder: deskMessages.choose })}
        options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
        onChange={common.onChange}
      />
    );
  if (days.has(name)) return <TextInput {...common} type="date" />;
  if (times.has(name)) return <TextInput {...common} type="datetime-local" />;
  const ofSignIn = name === 'login' && about.kind === 'signIn';
  const autoComplete = ofSignIn ? 'username' : name === 'totp' ? 'one-time-code' : 'off';
  return <TextInput {...common} autoComplete={autoComplete} inputMode={inputModes[name] ?? 'text'} />;
}

/** A form of the desk with its fields. */
export function DeskForm({ actor, title, isPage = false, onDrop, before, after }: Props) {
  const Heading = isPage ? 'h1' : 'h2';
  const state = useSelector(actor, (snapshot) => snapshot);
  const { about, problems, errorMessage, file } = state.context;
  const isEditing = state.matches('editing');
  const words = forms[about.kind];
  const heading = title ?? (about.kind === 'trackEntry' ? tracks.titles[about.classifier] : words.title);
  const asked = formFields(about);
  const fileField = needsFile(about) && fileOf[about.kind as keyof typeof fileOf];

  return (
    <form
      noValidate
      aria-label={heading}
      data-state={state.value}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'form.submitted' });
      }}
    >
      <div>
        <Heading className={isPage ? 'text-xl font-semibold' : 'font-semibold'}>{heading}</Heading>
        {'aboutZh' in about && <p className="text-sm break-words">{about.aboutZh}</p>}
        {words.lead && <p className="text-sm text-ink-soft">{words.lead}</p>}
      </div>
      {about.kind === 'trackTable' && about.unmapped && <Alert tone="info">{tracks.unmapped}</Alert>}
      {before}
      <div className={asked.length > 2 && !isPage ? 'grid gap-x-4 gap-y-3 sm:grid-cols-2' : 'contents'}>
        {asked.map(({ name, isRequired }) => (
          <Field
            key={name}
            label={labelOf(about, name)}
            name={name}
            problem={fieldProblemOf(problems[name])}
            hint={hintOf(about, name)}
            required={isRequired}
            className={isLong(name) ? 'sm:col-span-2' : ''}
          >
            {(control) => <DeskInput name={name as Name} control={control} actor={actor} readOnly={!isEditing} />}
          </Field>
        ))}
      </div>
      {fileField && (
        <Field
          label={fields[fileField.label]}
          name="file"
          problem={fieldProblemOf(problems['file'])}
          hint={fileField.hint}
          required
        >
          {(control) => (
            <span className="flex items-center gap-3">
              <FileDrop
                label={deskMessages.chooseFile}
                accept={fileField.types}
                describedBy={control['aria-describedby']}
                disabled={!isEditing}
                onFile={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}
              />
              <output id={control.id} className="text-sm break-all">
                {file?.name}
              </output>
            </span>
          )}
        </Field>
      )}
      {after}
      {errorMessage !== undefined && <Alert tone="critical">{errorMessage || deskMessages.failedAct}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          tone={isGrave(about) ? 'danger' : 'primary'}
          busy={state.hasTag('busy')}
          disabled={!isEditing && !state.hasTag('busy')}
        >
          {words.submit}
        </Button>
        {onDrop && (
          <Button tone="secondary" disabled={!isEditing} onClick={onDrop}>
            {deskMessages.drop}
          </Button>
        )}
      </div>
    </form>
  );
}
