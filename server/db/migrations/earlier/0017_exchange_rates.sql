CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"cny" numeric NOT NULL,
	"source_zh" text NOT NULL,
	"published_on" text NOT NULL
);
