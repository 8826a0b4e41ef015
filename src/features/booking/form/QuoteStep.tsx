import type { Constant } from '#contract/search/referenceData.ts';
import type { FormEditor } from './formContext.ts';
import { GoodsStep } from './GoodsStep.tsx';
import { RouteStep } from './RouteStep.tsx';
import { SailingStep } from './SailingStep.tsx';

interface Props {
  editor: FormEditor;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
}

/** The quote being ordered: a departure, goods, a route or a place. */
export function QuoteStep({ editor, constants }: Props) {
  const { sailing, goods } = editor.quote;
  if (sailing) return <SailingStep sailing={sailing} editor={editor} />;
  if (goods) return <GoodsStep goods={goods} editor={editor} constants={constants} />;
  return <RouteStep editor={editor} />;
}
