CREATE TABLE "order_document_requests" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "order_document_requests_order_no_position_pk" PRIMARY KEY("order_no","position")
);
--> statement-breakpoint
CREATE TABLE "order_price_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"name_zh" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"evidence" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_document_requests" ADD CONSTRAINT "order_document_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_price_corrections" ADD CONSTRAINT "order_price_corrections_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_price_corrections_order" ON "order_price_corrections" USING btree ("order_no","proposed_at");--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN
		SELECT * FROM (VALUES ('order_price_corrections'), ('order_document_requests')) AS "watched" ("name"), (VALUES ('insert', 'new'), ('update', 'new'), ('delete', 'old')) AS "command" ("act", "rows")
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION desk_changed(%L, %L)',
			watched.name || '_desk_' || watched.act, watched.act, watched.name, watched.rows, 'order', 'order_no'
		);
	END LOOP;
END $$;
