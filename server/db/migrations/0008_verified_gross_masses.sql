CREATE TABLE "vgm_declarations" (
	"order_no" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vgm_declarations_order_no_version_pk" PRIMARY KEY("order_no","version")
);
--> statement-breakpoint
CREATE TABLE "vgm_drafts" (
	"order_no" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vgm_declarations" ADD CONSTRAINT "vgm_declarations_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vgm_drafts" ADD CONSTRAINT "vgm_drafts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;