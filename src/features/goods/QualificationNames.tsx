import type { Constant } from '#contract/search/referenceData.ts';
import { constantsIn, namesOf } from '#src/api/constantNames.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

interface Props {
  codes: readonly string[];
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
}

/** The qualifications a buyer needs, by name. */
export function QualificationNames({ codes, constants }: Props) {
  if (codes.length === 0) return messages.noQualifications;
  if (!constants) return <Skeleton className="my-0.5 h-4 w-28 max-w-full" />;
  return namesOf(constantsIn(constants, 'buyerQualification'), codes.join(',')).join('、');
}
