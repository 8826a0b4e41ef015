ALTER TABLE "order_templates" ADD COLUMN "rhythm" jsonb;--> statement-breakpoint
ALTER TABLE "order_templates" ADD COLUMN "next_on" text;--> statement-breakpoint
ALTER TABLE "order_templates" ADD COLUMN "due_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_templates_next" ON "order_templates" USING btree ("next_on") WHERE "order_templates"."next_on" is not null;