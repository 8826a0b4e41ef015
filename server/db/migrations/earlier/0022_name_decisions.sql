CREATE TABLE "name_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"decision" text NOT NULL,
	"entry" jsonb,
	"reason" text NOT NULL,
	"login" text,
	"order_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "name_decisions_name" ON "name_decisions" USING btree ("name","at" DESC NULLS FIRST);