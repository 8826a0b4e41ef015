import { plainText } from '#contract/protocol/textInput.ts';
import type { DeskApplication } from '#contract/desk/reviewDesk.ts';
import { deskLicence } from '#contract/desk/reviewDesk.ts';
import type { ApplicationFields, LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceFieldNames } from '#contract/enterprise/licenceFieldNames.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import type { Acts } from './acts.ts';

const { application: messages } = deskMessages;

const names = Object.keys(messages.fields) as (keyof ApplicationFields)[];

const isOnLicence = (name: keyof ApplicationFields): name is keyof LicenceFields => name in licenceFieldNames;

/** Blanks and brackets of either width are no difference. */
const compared = (text: string): string => plainText(text).replaceAll(/\s/g, '');

/** An application for verification: the picture beside what was typed and what was read, differences marked. */
export function ApplicationAtDesk({ application, actor, isFree }: Acts & { application: DeskApplication }) {
  const { id, status, reason, submittedAt, applicant, fields, read, hasPicture, takenByZh } = application;
  const choose = (kind: 'passing' | 'rejecting') => actor.send({ type: 'act.chosen', form: { kind, subject: id } });
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3">
        <h1 className="text-xl font-semibold">{messages.title}</h1>
        {status !== 'REVIEWING' && <Badge tone="brand">{messages.decided[status]}</Badge>}
        <span className="text-sm text-ink-soft">
          {applicant.name} {applicant.phone} · {messages.submitted(dayTime(submittedAt))}
        </span>
      </header>
      {reason !== null && <Alert tone="notice">{reason}</Alert>}
      {takenByZh !== null && status === 'REVIEWING' && <Alert tone="critical">{messages.taken(takenByZh)}</Alert>}
      {status === 'REVIEWING' && (
        <div className="flex gap-2">
          <Button size="sm" disabled={!isFree} onClick={() => choose('passing')}>
            {messages.pass}
          </Button>
          <Button size="sm" tone="danger" disabled={!isFree} onClick={() => choose('rejecting')}>
            {messages.reject}
          </Button>
        </div>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        {hasPicture ? (
          <img
            src={`${deskLicence.path}?${new URLSearchParams({ id })}`}
            alt={messages.picture}
            className="max-w-full rounded-md border border-line"
          />
        ) : (
          <p className="text-ink-soft">{messages.noPicture}</p>
        )}
        <table className="w-full min-w-0 table-fixed self-start text-left text-sm">
          <thead className="text-xs text-ink-faint">
            <tr>
              <th className="py-1 pr-3 font-normal">{messages.field}</th>
              <th className="py-1 pr-3 font-normal">{messages.given}</th>
              <th className="py-1 font-normal">{messages.read}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const given = fields[name];
              if (given === '' && !isOnLicence(name)) return null;
              const printed = (isOnLicence(name) && read?.[name]) || '';
              const differs = isOnLicence(name) && read !== null && compared(given) !== compared(printed);
              return (
                <tr key={name} className={`border-t border-line align-top ${differs ? 'bg-notice-soft' : ''}`}>
                  <th scope="row" className="py-1.5 pr-3 font-medium">
                    {messages.fields[name]}
                  </th>
                  <td className="py-1.5 pr-3 break-all">{given}</td>
                  <td className="py-1.5 break-all">
                    {printed} {differs && <Badge tone="notice">{messages.differs}</Badge>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
