import { recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { handle } from '#server/http/handler.ts';

/** Tells a form what a cargo declared as ordinary looks like, by the rule that reviews the placed order. */
export const recognitionHandlers = [
  handle(recogniseGoods, async (texts, { db, tradeTables }) => {
    const recognise = await tradeTables.recogniser(db);
    const findings = recognise(texts);
    // the first finding that can be declared, which the form offers
    return findings.find(({ entry }) => entry !== undefined) ?? findings[0] ?? null;
  }),
];
