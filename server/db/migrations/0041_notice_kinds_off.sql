ALTER TABLE "staff" ADD COLUMN "notice_kinds_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- what a person chose before contracts, tenders and refunds were announced says nothing about those, unless all were off
UPDATE "staff" SET "notice_kinds_off" = coalesce((
  SELECT jsonb_agg("kind") FROM jsonb_array_elements_text('["assigned","mentioned","answered","due","unsent","contract","tender","refund","digest"]') AS "kind"
  WHERE NOT "notice_kinds" @> to_jsonb("kind") AND ("kind" NOT IN ('contract', 'tender', 'refund') OR "notice_kinds" = '[]')
), '[]') WHERE "notice_kinds" IS NOT NULL;
