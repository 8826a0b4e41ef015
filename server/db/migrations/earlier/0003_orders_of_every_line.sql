CREATE TABLE "invoice_requests" (
	"order_no" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"paper_code" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"line" text NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"status" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"offer_id" text NOT NULL,
	"route_zh" text NOT NULL,
	"carriage_zh" text NOT NULL,
	"departs_at" timestamp with time zone,
	"totals" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"offer" jsonb NOT NULL
);
--> statement-breakpoint
-- full-container orders of before, in the words of the model for every line
INSERT INTO "orders" ("order_no", "line", "user_id", "enterprise_id", "status", "is_dangerous", "placed_at", "cancels_at",
	"cancelled_at", "offer_id", "route_zh", "carriage_zh", "departs_at", "totals", "content", "offer")
SELECT "order_no", 'fcl', "user_id", "enterprise_id", "status",
	jsonb_path_exists("content", '$.cargo[*].dangerous.unNumber'), "placed_at", "cancels_at", "cancelled_at", "sailing_id",
	"org_port" || ' → ' || "dst_port", "vessel" || ' / ' || "voyage", "estimated_time_of_departure", "totals",
	("content" - '{sailingId,containers,shipperOwned,loading,loadingAddress,cargoReadyDay,customsEntrusted,vgmMethod,incoterm,freightPayment,billOfLading}'::text[])
	|| jsonb_build_object(
		'line', 'fcl',
		'offerId', "sailing_id",
		'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('code', one->'containerType', 'quantity', one->'quantity')), '[]'::jsonb)
			FROM jsonb_array_elements("content"->'containers') AS one),
		'details', jsonb_build_object(
			'owner', CASE WHEN ("content"->>'shipperOwned')::boolean THEN 'SOC' ELSE 'COC' END,
			'loading', "content"->'loading', 'loadingAddress', "content"->'loadingAddress',
			'incoterm', "content"->'incoterm', 'cargoReadyDay', "content"->'cargoReadyDay',
			'freightPayment', "content"->'freightPayment', 'billOfLading', "content"->'billOfLading',
			'customsEntrusted', "content"->'customsEntrusted', 'vgmMethod', "content"->'vgmMethod'),
		'cargo', (SELECT coalesce(jsonb_agg(one || jsonb_build_object('unit', 1, 'details', '{}'::jsonb,
			'dangerous', CASE WHEN jsonb_typeof(one->'dangerous') = 'object' THEN jsonb_build_object(
				'exceptedQuantity', false, 'acidAlkaliStatement', false, 'emptyUncleaned', false, 'isWaste', false,
				'isHot', false, 'controlTemperature', '', 'emergencyTemperature', '', 'packagingMark', '',
				'innerPackaging', '', 'competentAuthorityApproval', '') || ((one->'dangerous') - 'listed') END)), '[]'::jsonb)
			FROM jsonb_array_elements("content"->'cargo') AS one)),
	jsonb_build_object('id', "sailing_id", 'line', 'fcl',
		'origin', jsonb_build_object('code', "org_port_code", 'nameZh', "org_port"),
		'destination', jsonb_build_object('code', "dst_port_code", 'nameZh', "dst_port"),
		'carrierZh', NULL, 'transitDays', NULL, 'frequencyZh', NULL, 'sailing', NULL, 'goods', NULL, 'isDangerous', NULL,
		'items', '[]'::jsonb, 'choices', '{}'::jsonb, 'tariff', '[]'::jsonb, 'notIncluded', '[]'::jsonb,
		'validUntil', to_char("placed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'refusedZh', NULL)
FROM "fcl_orders";
--> statement-breakpoint
DROP TABLE "fcl_orders" CASCADE;--> statement-breakpoint
ALTER TABLE "order_fees" ALTER COLUMN "quantity" SET DATA TYPE numeric(14, 3);--> statement-breakpoint
ALTER TABLE "order_fees" RENAME COLUMN "container_type" TO "item";--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "excepted_quantity" text;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "segregation_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ALTER COLUMN "segregation_codes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "segregation_groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ALTER COLUMN "segregation_groups" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "line_charges" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "line_charges" ADD COLUMN "item" text;--> statement-breakpoint
ALTER TABLE "line_charges" ADD COLUMN "country_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "line_charges" ALTER COLUMN "country_codes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD CONSTRAINT "invoice_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_documents_order" ON "order_documents" USING btree ("order_no","uploaded_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"order_no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("cancels_at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;