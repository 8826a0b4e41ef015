CREATE TABLE "desk_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"line" text NOT NULL,
	"status" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"route_zh" text NOT NULL,
	"carriage_zh" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"departs_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_orders_placed" ON "desk_orders" USING btree ("placed_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_due" ON "desk_orders" USING btree ("due_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_departs" ON "desk_orders" USING btree ("departs_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_status" ON "desk_orders" USING btree ("status","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_line" ON "desk_orders" USING btree ("line","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_user" ON "desk_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_orders_enterprise" ON "desk_orders" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "desk_orders_search" ON "desk_orders" USING gin ("search");
--> statement-breakpoint
CREATE TRIGGER "order_shipments_desk_insert" AFTER INSERT ON "order_shipments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "order_shipments_desk_update" AFTER UPDATE ON "order_shipments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "order_shipments_desk_delete" AFTER DELETE ON "order_shipments" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
INSERT INTO "desk_changes" ("about", "subject") SELECT 'order', "order_no" FROM "orders";
