CREATE TABLE "instruction_drafts" (
	"order_no" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_instructions" (
	"order_no" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipping_instructions_order_no_version_pk" PRIMARY KEY("order_no","version")
);
--> statement-breakpoint
ALTER TABLE "instruction_drafts" ADD CONSTRAINT "instruction_drafts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_instructions" ADD CONSTRAINT "shipping_instructions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;