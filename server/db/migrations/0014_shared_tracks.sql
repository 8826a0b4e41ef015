CREATE TABLE "track_links" (
	"order_no" text PRIMARY KEY NOT NULL,
	"link_nonce" text NOT NULL,
	"link_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "track_readings" (
	"order_no" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "track_links" ADD CONSTRAINT "track_links_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_readings" ADD CONSTRAINT "track_readings_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "track_links_hash" ON "track_links" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "track_readings_next" ON "track_readings" USING btree ("next_at");