-- contract: the build before writes no row of the list once a later edition is seeded, and reads both keys alike
CREATE TABLE "dangerous_goods_names" (
	"un_number" text NOT NULL,
	"proper_shipping_name" text NOT NULL,
	"name_zh" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"corrected_by" text NOT NULL,
	CONSTRAINT "dangerous_goods_names_un_number_proper_shipping_name_pk" PRIMARY KEY("un_number","proper_shipping_name")
);
--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" DROP CONSTRAINT "dangerous_goods_entries_key";--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "variant" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "name_zh_source" text DEFAULT 'official' NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "subsidiary_note" text;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "stowage_category" text;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "stowage_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "special_provisions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "packing_provisions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "air_passenger_limit" text;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "air_cargo_limit" text;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "sea_prohibition" text;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "open_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "dangerous_goods_entries" AS "entry" SET "variant" = "numbered"."variant" FROM (
	SELECT "position", row_number() OVER (PARTITION BY "un_number", "packing_group" ORDER BY "position") AS "variant" FROM "dangerous_goods_entries"
) AS "numbered" WHERE "entry"."position" = "numbered"."position" AND "numbered"."variant" > 1;--> statement-breakpoint
UPDATE "seeded_rows" SET "row_key" = '["' || ("content"->>'un_number') || '",1,' || coalesce('"' || ("content"->>'packing_group') || '"', 'null') || ']' WHERE "table_name" = 'dangerous_goods_entries';--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD CONSTRAINT "dangerous_goods_entries_key" UNIQUE NULLS NOT DISTINCT("un_number","variant","packing_group");