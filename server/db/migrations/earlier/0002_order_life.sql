CREATE TABLE "order_events" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_no_position_pk" PRIMARY KEY("order_no","position")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_fcl_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."fcl_orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- orders that are older than their history: how they began, and how the service ended them
INSERT INTO "order_events" ("order_no", "position", "act", "by", "to_status", "note", "at")
SELECT "order_no", 0, 'order.placed', 'user',
	CASE WHEN jsonb_path_exists("content", '$.cargo[*].dangerous.unNumber') THEN 'DG_REVIEW' ELSE 'SUBMITTED' END, '', "placed_at"
FROM "fcl_orders";
--> statement-breakpoint
INSERT INTO "order_events" ("order_no", "position", "act", "by", "from_status", "to_status", "note", "at")
SELECT "order_no", 1, 'verification.lapsed', 'system', "order_events"."to_status", "status", '', coalesce("cancelled_at", "placed_at")
FROM "fcl_orders" JOIN "order_events" USING ("order_no")
WHERE "status" = 'AUTO_CANCELLED';
