import type { ApplicationFields } from '#contract/enterprise/enterprise.ts';

export const noLicenceFields: ApplicationFields = {
  enterpriseName: '',
  creditCode: '',
  enterpriseType: '',
  legalPerson: '',
  registeredCapital: '',
  establishedOn: '',
  address: '',
  businessScope: '',
  englishName: '',
  englishAddress: '',
};

const names = Object.keys(noLicenceFields) as (keyof ApplicationFields)[];

/** Fields that a new reading would change: typed values stay, the others are replaced. */
export interface Reread {
  kept: (keyof ApplicationFields)[];
  replaced: (keyof ApplicationFields)[];
}

interface Licence {
  fields: ApplicationFields;
  /** The fields that the user typed. */
  typed: readonly (keyof ApplicationFields)[];
}

/** The fields after a new reading, which replaces everything but typed values. */
export const withReading = (
  { fields, typed }: Licence,
  reading: Partial<ApplicationFields>,
): { fields: ApplicationFields; reread: Reread } => {
  const found = names.filter((name) => reading[name] && reading[name] !== fields[name]);
  const kept = found.filter((name) => typed.includes(name) && fields[name] !== '');
  const taken = found.filter((name) => !kept.includes(name));
  return {
    fields: { ...fields, ...Object.fromEntries(taken.map((name) => [name, reading[name]])) },
    reread: { kept, replaced: taken.filter((name) => fields[name] !== '') },
  };
};
