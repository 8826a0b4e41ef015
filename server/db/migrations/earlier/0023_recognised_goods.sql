CREATE TABLE "goods_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"match" text NOT NULL,
	"un_numbers" text[] NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazardous_chemicals" (
	"number" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"aliases_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"cas" text[] NOT NULL,
	"un_numbers" text[] NOT NULL,
	"limits" text NOT NULL,
	"controls" text[] NOT NULL,
	"source" text NOT NULL
);
