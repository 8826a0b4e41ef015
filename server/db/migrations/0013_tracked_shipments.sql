CREATE TABLE "track_events" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"classifier" text NOT NULL,
	"at" timestamp with time zone,
	"port_code" text NOT NULL,
	"vessel" text NOT NULL,
	"voyage" text NOT NULL,
	"container_no" text NOT NULL,
	"note" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "track_events_order_no_position_pk" PRIMARY KEY("order_no","position"),
	CONSTRAINT "track_events_source" UNIQUE("order_no","source_id")
);
--> statement-breakpoint
ALTER TABLE "track_events" ADD CONSTRAINT "track_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_events" ADD CONSTRAINT "track_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;