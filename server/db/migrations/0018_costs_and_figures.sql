CREATE TABLE "order_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"supplier" text NOT NULL,
	"name_zh" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"evidence" text NOT NULL,
	"state" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "revenue_cny" bigint;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "revenue_usd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "cost_cny" bigint;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "cost_usd" bigint;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "accepted_after" integer;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "is_prompt" boolean;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "order_costs" ADD CONSTRAINT "order_costs_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_costs_order" ON "order_costs" USING btree ("order_no","recorded_at");--> statement-breakpoint
CREATE INDEX "desk_orders_uncounted" ON "desk_orders" USING btree ("order_no") WHERE "desk_orders"."revenue_cny" is null;--> statement-breakpoint
CREATE INDEX "desk_orders_carrier" ON "desk_orders" USING btree ("carrier","placed_at","order_no");--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN
		SELECT * FROM (VALUES ('insert', 'new'), ('update', 'new'), ('delete', 'old')) AS "command" ("act", "rows")
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON order_costs REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION desk_changed(%L, %L)',
			'order_costs_desk_' || watched.act, watched.act, watched.rows, 'order', 'order_no'
		);
	END LOOP;
END $$;
