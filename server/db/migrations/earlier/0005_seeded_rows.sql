CREATE TABLE "seed_editions" (
	"table_name" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeded_rows" (
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"origin" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "seeded_rows_table_name_row_key_pk" PRIMARY KEY("table_name","row_key")
);
